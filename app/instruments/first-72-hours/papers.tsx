import { CopyButton } from "#app/instruments/frame/copy-button.tsx";
import cells from "#app/instruments/frame/figure-cell.module.css";
import fold from "#app/instruments/frame/fold.module.css";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { typedAtRest } from "./at-rest.ts";
import blocks from "./blocks.module.css";
import { CustodianRegister, REGISTER_ID } from "./custodian-register.tsx";
import { HoldNotice, NOTICE_ID, noticeWords } from "./hold-notice.tsx";
import css from "./papers.module.css";
import type { Plan, TypedPlan } from "./plan.ts";
import { PlanCell } from "./plan-cell.tsx";
import { first72Hours as words } from "./words.ts";

const { sheets } = words;
const { notice, register } = sheets;

type PapersProps = { readonly plan: Plan; readonly typed: TypedPlan };

/** Hold notice and custodian register, printed separately. */
export function Papers({ plan, typed }: PapersProps) {
  const custodians = typed.custodians.split("\n").filter((name) => name.trim() !== "");
  const paragraphs = noticeWords(plan);
  return (
    <div className={classNames(blocks.block, css.papers)}>
      <h4 className={blocks.heading}>{sheets.show}</h4>
      <p className={text.sub}>{sheets.note}</p>
      <p className={blocks.varies}>
        <RichText>{sheets.guides}</RichText>
      </p>
      <div className={classNames(cells.cells, css.cells)}>
        <PlanCell number={5} name="matter" type="text" defaultValue={typedAtRest.matter} wide {...words.cells.matter} />
        <PlanCell number={6} name="custodians" defaultValue={typedAtRest.custodians} wide {...words.cells.custodians} />
      </div>
      <details className={blocks.fold}>
        <summary className={fold.line}>{notice.title}</summary>
        <div className={css.row}>
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
        <div className={css.row}>
          <Button small onClick={() => printInstrument("first-72-hours", REGISTER_ID)}>
            {register.print}
          </Button>
        </div>
        <CustodianRegister plan={plan} matter={typed.matter} custodians={custodians} />
      </details>
    </div>
  );
}
