import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import { EvidencePlate, type EvidenceSubject } from "./evidence-plate.tsx";
import css from "./forensics-services.module.css";

type Fact = "reached" | "kept" | "stops";
type ForensicsServicesContent = {
  readonly heading: string;
  readonly terms: Readonly<Record<Fact, string>>;
  readonly items: readonly (Readonly<Record<"title" | "text" | Fact, string>> & { readonly subject: EvidenceSubject })[];
};

const facts = ["reached", "kept", "stops"] as const satisfies readonly Fact[];

/** Each service below an evidence photograph of its object. */
export function ForensicsServices({ id, label, heading, terms, items }: SectionProps & ForensicsServicesContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <ol className={css.plates}>
        {items.map((item, i) => (
          <li key={item.title}>
            <EvidencePlate subject={item.subject} number={i + 1} />
            <h3>{item.title}</h3>
            <p>
              <RichText>{item.text}</RichText>
            </p>
            <dl>
              {facts.map((fact) => (
                <div key={fact}>
                  <dt>{terms[fact]}</dt>
                  <dd>{item[fact]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
