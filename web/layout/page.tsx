import type { Practice } from "content/navigation.ts";
import { batesOf, type SitePath } from "content/site-map.ts";
import { labels } from "content/words.ts";
import { Children, isValidElement, type ReactNode } from "react";
import { BuyerFacts } from "./buyer-facts.tsx";
import { BatesProvider, SectionEnd, type SectionProps } from "./sheet.tsx";
import css from "./side-tabs.module.css";
import { SiteFooter } from "./site-footer.tsx";

type PageProps = {
  path: SitePath;
  /** The Bates number, when the site map has none for the page. */
  bates?: number;
  /** Gives the page the practice's colour: hero, tags, notches, exhibits and closing band. */
  practice?: Practice;
  /** Each child is one section with its `id` and `label`, so a page's source lists its contents. */
  children: ReactNode;
};

/**
 * Puts the page's Bates number on its first section, what buyers ask at the end of theirs, and adds
 * a side tab for each.
 */
export function Page({ path, bates, practice, children }: PageProps) {
  const sections = Children.toArray(children).filter((child) =>
    isValidElement<SectionProps>(child),
  );
  return (
    <>
      <SideTabs tabs={sections.map(({ props: { id, label } }) => ({ id, label }))} />
      <main id="main" tabIndex={-1} data-practice={practice}>
        {sections.map((section, i) => (
          <BatesProvider
            key={section.props.id}
            value={i === 0 ? (bates ?? batesOf[path] ?? null) : null}
          >
            <SectionEnd value={<BuyerFacts at={`${path}#${section.props.id}`} />}>
              {section}
            </SectionEnd>
          </BatesProvider>
        ))}
      </main>
      <SiteFooter path={path} />
    </>
  );
}

/** The tabs at the right edge: one per section, the current one pulled out. */
function SideTabs({ tabs }: { tabs: readonly SectionProps[] }) {
  return (
    <nav data-side-tabs className={css.side} aria-label={labels.onThisPage}>
      {tabs.map(({ id, label }, i) => (
        <a key={id} href={`#${id}`}>
          {i + 1}
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
