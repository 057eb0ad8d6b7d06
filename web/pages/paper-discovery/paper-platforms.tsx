import { type PartnerId, partners } from "content/partners.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./paper-platforms.module.css";

type LoadPlatformsContent = SectionHeadContent & {
  readonly platforms: readonly { readonly partner: PartnerId; readonly formats: readonly string[] }[];
  readonly own: { readonly name: string; readonly formats: readonly string[] };
};

/** The platforms that a volume can be loaded into, and their file formats. */
export function PaperPlatforms({ id, label, heading, lead, platforms, own }: SectionProps & LoadPlatformsContent) {
  const rows = [...platforms.map(({ partner, formats }) => ({ name: nameOf(partner), formats })), own];
  return (
    <Sheet id={id} label={label}>
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ul className={css.platforms}>
        {rows.map(({ name, formats }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul className={text.mono}>
              {formats.map((format) => (
                <li key={format}>{format}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const nameOf = (id: PartnerId) => partners.find((partner) => partner.id === id)?.name ?? id;
