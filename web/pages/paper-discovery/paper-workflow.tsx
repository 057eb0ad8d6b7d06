import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import type { Item } from "web/sections/item-list.tsx";
import css from "./paper-workflow.module.css";

type SpecimenPage = Readonly<Record<"title" | "body" | "proved" | "bates" | "confidence", string>>;
type ImagingWorkflowContent = {
  readonly heading: string;
  readonly lead: string;
  readonly page: SpecimenPage;
  readonly steps: readonly Item[];
};

/** One page at four stages: as found, as scanned, as read, as delivered. */
export function PaperWorkflow({ id, label, heading, lead, page, steps }: SectionProps & ImagingWorkflowContent) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="ink">
      <div className={folders.head}>
        <Phrase as="h2" className={text.display3} words={heading} />
        <p className={text.lead}>{lead}</p>
      </div>
      <ol className={classNames(blocks.notes, css.steps)}>
        {steps.map((step, stage) => (
          <li key={step.title}>
            <Stage page={page} stage={stage} />
            <span className={css.number}>{stage + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const stages = ["found", "scanned", "read", "delivered"] as const;

function Stage({ page, stage }: { page: SpecimenPage; stage: number }) {
  const name = stages[stage] ?? "delivered";
  return (
    <div className={css.frame} aria-hidden="true">
      <div className={classNames(css.page, css[name])}>
        <b>{page.title}</b>
        <span>
          {page.body} {name === "delivered" ? <mark>{page.proved}</mark> : page.proved}
        </span>
        {name === "read" && <span className={classNames(text.mono, css.stamp)}>{page.confidence}</span>}
        {name === "delivered" && <span className={classNames(text.bates, css.stamp)}>{page.bates}</span>}
      </div>
    </div>
  );
}
