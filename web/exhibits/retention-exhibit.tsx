import { retention } from "content/specimen/exhibits/microsoft-365.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import css from "./retention-exhibit.module.css";

const { span, said } = retention;

/** What the policy keeps against what the hold needs. */
export function RetentionExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={retention.title} note={retention.note} foot={retention.foot}>
      <div className={css.chart}>
        <ul className={text.mono}>
          {retention.policies.map((policy) => (
            <li key={policy.name}>
              <span>{policy.name}</span>
              <svg
                role="img"
                aria-label={
                  said.until(policy.until) +
                  ("kept" in policy ? said[policy.by](...policy.kept) : said.neither)
                }
              >
                <line stroke="var(--rule)" x2="100%" y1="14" y2="14" />
                <rect
                  fill="var(--sheet)"
                  strokeWidth="1.2"
                  x="0"
                  y="1"
                  width={share(policy.until)}
                  height="26"
                />
                {"kept" in policy && (
                  <rect
                    fill={"marked" in policy ? "var(--mark)" : "var(--ink)"}
                    strokeWidth="1.2"
                    x={share(policy.kept[0])}
                    y="8"
                    width={share(policy.kept[1] - policy.kept[0])}
                    height="12"
                  />
                )}
              </svg>
            </li>
          ))}
        </ul>
        <Axis ticks={retention.ticks} />
      </div>
      <p className={classNames(text.mono, css.key)}>
        <span>
          <i /> {retention.key.policy}
        </span>
        <span>
          <i /> {retention.key.hold}
        </span>
      </p>
    </Exhibit>
  );
}

const share = (months: number) => `${Math.round((months / span) * 1000) / 10}%`;
