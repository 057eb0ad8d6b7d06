import type { SitePath } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Anchor } from "web/parts/link.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./hosting-ai-tools.module.css";
import { type ViewerPageContent, ViewerPageExhibit } from "./viewer-exhibit.tsx";

type ToolsAtWorkContent = SectionHeadContent & {
  readonly letter: string;
  readonly page: ViewerPageContent;
  readonly items: readonly (Readonly<Record<"title" | "text", string>> & { readonly href: SitePath })[];
};

/** One page with numbers where the tools have worked, and the tools by those numbers. */
export function HostingAiTools({ id, label, heading, lead, letter, page, items }: SectionProps & ToolsAtWorkContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <div className={css.split}>
        <ViewerPageExhibit letter={letter} page={page} />
        <ol>
          {items.map((item, i) => (
            <li key={item.href}>
              <span className={css.number} aria-hidden="true">
                {i + 1}
              </span>
              <h3>
                <Anchor to={item.href}>{item.title}</Anchor>
              </h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
