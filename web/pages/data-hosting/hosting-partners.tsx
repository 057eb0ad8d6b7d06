import { partners } from "content/partners.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import css from "./hosting-partners.module.css";

/** The partners by name only, as on an office door. */
export function HostingPartners({ id, label, heading }: SectionProps & { readonly heading: string }) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <ul className={css.names}>
        {partners.map(({ id: partner, name, role }) => (
          <li key={partner}>
            {name} <span className={text.mono}>{role}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
