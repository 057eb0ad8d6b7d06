import { retentionSources } from "content/retention-clocks.ts";
import cells from "web/instruments/frame/calculator.module.css";
import fold from "web/instruments/frame/fold.module.css";
import { printInstrument } from "web/instruments/frame/report.ts";
import { CopyButton, Facts } from "web/instruments/frame/result.tsx";
import { Button } from "web/parts/button.tsx";
import { longDay } from "web/parts/calendar-day.ts";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { holdWords, typedAtRest } from "./at-rest.ts";
import type { Plan, TypedPlan } from "./plan.ts";
import { PlanCell } from "./plan-cells.tsx";
import blocks from "./planner.module.css";
import { first72Hours as words } from "./words.ts";

const { sheets } = words;
const { notice, register } = sheets;

const NOTICE_ID = "first-72-hours-notice";
const REGISTER_ID = "first-72-hours-register";

type PapersProps = { readonly plan: Plan; readonly typed: TypedPlan };

/** Hold notice and custodian register, printed separately. */
export function Papers({ plan, typed }: PapersProps) {
  const custodians = typed.custodians.split("\n").filter((name) => name.trim() !== "");
  const paragraphs = noticeWords(plan);
  return (
    <div className={classNames(blocks.block, blocks.papers)}>
      <h4 className={blocks.heading}>{sheets.show}</h4>
      <p className={text.sub}>{sheets.note}</p>
      <p className={blocks.varies}>
        <RichText>{sheets.guides}</RichText>
      </p>
      <div className={classNames(cells.cells, blocks.paperCells)}>
        <PlanCell number={5} name="matter" type="text" defaultValue={typedAtRest.matter} wide {...words.cells.matter} />
        <PlanCell number={6} name="custodians" defaultValue={typedAtRest.custodians} wide {...words.cells.custodians} />
      </div>
      <details className={blocks.fold}>
        <summary className={fold.line}>{notice.title}</summary>
        <div className={blocks.row}>
          <Button small onClick={() => printInstrument("first-72-hours", NOTICE_ID)}>
            {notice.print}
          </Button>
          <CopyButton line words={paragraphs.join("\n\n")}>
            {notice.copy}
          </CopyButton>
        </div>
        <HoldNotice plan={plan} matter={typed.matter} custodians={custodians} paragraphs={paragraphs} />
      </details>
      <details className={blocks.fold}>
        <summary className={fold.line}>{register.title}</summary>
        <div className={blocks.row}>
          <Button small onClick={() => printInstrument("first-72-hours", REGISTER_ID)}>
            {register.print}
          </Button>
        </div>
        <CustodianRegister plan={plan} matter={typed.matter} custodians={custodians} />
      </details>
    </div>
  );
}

type NoticeProps = {
  readonly plan: Plan;
  readonly matter: string;
  readonly custodians: readonly string[];
  readonly paragraphs: readonly string[];
};

/** The notice as printed. It is a draft for counsel to edit. */
function HoldNotice({ plan, matter, custodians, paragraphs }: NoticeProps) {
  const { terms } = notice;
  const head = [
    [terms.matter, matter],
    [terms.day, longDay(plan.began.day)],
    [terms.to, custodians.join(", ")],
    [terms.from, ""],
  ] as const;
  return (
    <article className={blocks.paper} id={NOTICE_ID} data-specimen="">
      <h5>{notice.title}</h5>
      <Facts facts={head} />
      <blockquote>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <p>{notice.where}</p>
      <p>{plan.sources.map((source) => retentionSources[source]).join(", ")}</p>
      <p className={blocks.sign}>{notice.signature}</p>
    </article>
  );
}

const onPhones = ["iphone", "android", "chatApps"] as const;

/** The notice's paragraphs: two of its own, then the guides'. The one on phones only if phones are ticked. */
function noticeWords({ event, sources }: Plan): readonly string[] {
  const phones = onPhones.some((source) => sources.includes(source)) ? holdWords.phones : [];
  return [notice.opening, notice.period(longDay(event)), ...holdWords.accounts, ...phones];
}

type RegisterProps = { readonly plan: Plan; readonly matter: string; readonly custodians: readonly string[] };

/** The custodian register with the guide's columns, and lines to write on. */
function CustodianRegister({ plan, matter, custodians }: RegisterProps) {
  const blank = Array.from({ length: Math.max(register.blank - custodians.length, 2) }, () => "");
  const lines = [...custodians, ...blank].map((name, i) => ({ key: `${i} ${name}`, name }));
  const [first, ...others] = holdWords.columns;
  return (
    <article className={blocks.paper} id={REGISTER_ID} data-specimen="">
      <h5>{register.title}</h5>
      <Facts
        facts={[
          [notice.terms.matter, matter],
          [register.day, longDay(plan.began.day)],
        ]}
      />
      <table>
        <thead>
          <tr>
            {holdWords.columns.map((column) => (
              <th key={column} scope="col" className={text.mono}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row" aria-label={name || first}>
                {name}
              </th>
              {others.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={blocks.sign}>{register.signature}</p>
    </article>
  );
}
