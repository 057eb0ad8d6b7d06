import { LogTable } from "web/drawings/exhibit.tsx";
import { CopyButton } from "web/instruments/frame/copy-button.tsx";
import text from "web/parts/text.module.css";
import type { Answer } from "./answer.ts";
import { estimateLevels } from "./assumption.ts";
import { documentsPerGigabyte, estimateKinds } from "./documents.ts";
import frame from "./estimate.module.css";
import { scheduleColumns } from "./estimate-report.ts";
import { exact } from "./format.ts";
import { paragraphOf } from "./paragraph.ts";
import { estimate as words } from "./words.ts";

const { schedule: say } = words;

/** An attachment for a declaration: the burden by kind, blanks for counsel, the rule's factors, and a paragraph to copy. */
export function BurdenSchedule({ answer }: { answer: Answer }) {
  const { kinds, totals } = answer;
  const paragraph = paragraphOf(answer);
  const rows = [
    ...estimateKinds.map((kind) => ({ name: documentsPerGigabyte[kind].name, burden: kinds[kind], isAll: false })),
    ...estimateLevels.map((level) => ({ name: say.all[level], burden: totals[level], isAll: true })),
  ];
  return (
    <div className={frame.schedule}>
      <p className={frame.lead}>{say.lead}</p>
      <figure>
        <LogTable
          label={say.table}
          columns={Object.values(say.columns)}
          right={scheduleColumns.map((column) => say.columns[column])}
          rows={rows.map(({ name, burden, isAll }) => ({
            cells: [
              isAll ? <b key="name">{name}</b> : name,
              ...scheduleColumns.map((column) => (isAll ? <b key={column}>{exact(burden[column])}</b> : exact(burden[column]))),
              <Blank key="blank" />,
            ],
          }))}
        />
      </figure>
      <p className={text.mono}>{say.note}</p>
      <div className={frame.factors}>
        <h5 className={text.monoInk}>{say.factorsTitle}</h5>
        <ol>
          {say.factors.map((factor) => (
            <li key={factor}>
              {factor} <Blank />
            </li>
          ))}
        </ol>
      </div>
      <figure className={frame.paragraph}>
        <h5 className={text.monoInk}>{say.paragraphTitle}</h5>
        <blockquote>{paragraph}</blockquote>
        <CopyButton words={paragraph}>{say.copy}</CopyButton>
      </figure>
    </div>
  );
}

/** A line to write on. */
function Blank() {
  return (
    <span className={frame.blank}>
      <span className={text.hidden}>{say.blank}</span>
    </span>
  );
}
