import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import { type Artefact, PaperArtefact } from "./paper-artefact.tsx";
import css from "./paper-services.module.css";

type JobTicketsContent = SectionHeadContent & {
  readonly terms: Readonly<Record<"in" | "out", string>>;
  readonly items: readonly (Readonly<Record<"title" | "text" | "in" | "out", string>> & { readonly artefact: Artefact })[];
};

/** Services as job tickets: the product, what came in, what goes out. */
export function PaperServices({ id, label, heading, lead, terms, items }: SectionProps & JobTicketsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ol className={css.tickets}>
        {items.map((item) => (
          <li key={item.title}>
            <PaperArtefact artefact={item.artefact} />
            <div>
              <h3>{item.title}</h3>
              <p>
                <RichText>{item.text}</RichText>
              </p>
              <dl className={text.mono}>
                <dt>{terms.in}</dt>
                <dd>{item.in}</dd>
                <dt>{terms.out}</dt>
                <dd>{item.out}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
