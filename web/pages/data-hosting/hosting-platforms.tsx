import { type PartnerId, partners } from "content/partners.ts";
import { PartnerMark } from "web/drawings/partner-mark.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./hosting-platforms.module.css";

type PlatformSheetsContent = SectionHeadContent & {
  readonly items: readonly { readonly partner: PartnerId; readonly text: string; readonly features: readonly string[] }[];
};

/** Review platforms as three data sheets under their own marks. */
export function HostingPlatforms({ id, label, heading, lead, items }: SectionProps & PlatformSheetsContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ul className={css.sheets}>
        {items.map((item) => (
          <li key={item.partner}>
            <h3>
              <PartnerMark partner={item.partner} name={nameOf(item.partner)} />
            </h3>
            <p>{item.text}</p>
            <ol className={css.features}>
              {item.features.map((feature, i) => (
                <li key={feature}>
                  <span className={text.mono}>{i + 1}</span>
                  {feature}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const nameOf = (id: PartnerId) => partners.find((partner) => partner.id === id)?.name ?? id;
