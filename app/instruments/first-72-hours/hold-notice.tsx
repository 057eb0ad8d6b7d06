import { longDay } from "#app/ui/calendar-day.ts";
import text from "#app/ui/text.module.css";
import { retentionSources } from "#content/retention-clocks/sources.ts";
import { holdWords } from "./at-rest.ts";
import css from "./papers.module.css";
import type { Plan } from "./plan.ts";
import { first72Hours as words } from "./words.ts";

const { notice } = words.sheets;
export const NOTICE_ID = "first-72-hours-notice";

type NoticeProps = {
  readonly plan: Plan;
  readonly matter: string;
  readonly custodians: readonly string[];
  readonly paragraphs: readonly string[];
};

/** The notice as printed. It is a draft for counsel to edit. */
export function HoldNotice({ plan, matter, custodians, paragraphs }: NoticeProps) {
  const { terms } = notice;
  const head = [
    [terms.matter, matter],
    [terms.day, longDay(plan.began.day)],
    [terms.to, custodians.join(", ")],
    [terms.from, ""],
  ] as const;
  return (
    <article className={css.paper} id={NOTICE_ID} data-specimen="">
      <h5>{notice.title}</h5>
      <dl>
        {head.map(([term, value]) => (
          <div key={term}>
            <dt className={text.mono}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <blockquote>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <p>{notice.where}</p>
      <p>{plan.sources.map((source) => retentionSources[source]).join(", ")}</p>
      <p className={css.sign}>{notice.signature}</p>
    </article>
  );
}

const onPhones = ["iphone", "android", "chatApps"] as const;

/** The notice's paragraphs: two of its own, then the guides'. The one on phones only if phones are ticked. */
export function noticeWords({ event, sources }: Plan): readonly string[] {
  const phones = onPhones.some((source) => sources.includes(source)) ? holdWords.phones : [];
  return [notice.opening, notice.period(longDay(event)), ...holdWords.accounts, ...phones];
}
