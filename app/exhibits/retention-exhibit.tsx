import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import css from "./retention-exhibit.module.css";

/** In months of the drawing: when the policy lets go, and what the hold covers. */
const span = 18;
const policies = [
  { name: "Mail", until: 12, hold: [4, 16] },
  { name: "Chat", until: 6, hold: [4, 16] },
  { name: "Files", until: 17 },
  { name: "Audit log", until: 9, hold: [4, 16] },
] as const;

/** What the policy keeps against what the hold needs. */
export function RetentionExhibit({ letter = "C-4" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Retention against holds"
      note={`${span} months`}
      foot="Chat expires in month 6. The hold reached it in month 4. Just"
    >
      <div className={css.chart}>
        <ul className={text.mono}>
          {policies.map((policy) => (
            <li key={policy.name}>
              <span>{policy.name}</span>
              <svg
                role="img"
                aria-label={`Kept until month ${policy.until}${"hold" in policy ? `, held from month ${policy.hold[0]} to ${policy.hold[1]}` : ", no hold"}`}
              >
                <line x2="100%" y1="14" y2="14" />
                <rect x="0" y="1" width={share(policy.until)} height="26" />
                {"hold" in policy && (
                  <rect
                    className={policy.name === "Chat" ? css.on : css.hold}
                    x={share(policy.hold[0])}
                    y="8"
                    width={share(policy.hold[1] - policy.hold[0])}
                    height="12"
                  />
                )}
              </svg>
            </li>
          ))}
        </ul>
        <Axis ticks={["Jan", "Apr", "Jul", "Oct", "Jan", "Apr", "Jul"]} />
      </div>
      <p className={classNames(text.mono, css.key)}>
        <span>
          <i /> kept by policy
        </span>
        <span>
          <i /> kept by hold
        </span>
      </p>
    </Exhibit>
  );
}

const share = (months: number) => `${Math.round((months / span) * 1000) / 10}%`;
