import { labels } from "content/labels.ts";
import type { Practice } from "content/practices.ts";
import { batesOf, type SitePath } from "content/site-map.ts";
import { Children, isValidElement, type ReactNode } from "react";
import { BatesProvider } from "./bates-context.ts";
import type { SectionProps } from "./sheet.tsx";
import css from "./side-tabs.module.css";
import { SiteFooter } from "./site-footer.tsx";

type PageProps = {
  path: SitePath;
  /** The first Bates number, when the site map has none for the page. */
  bates?: number;
  /** Gives the page the practice's colour: hero, tags, notches, exhibits and closing band. */
  practice?: Practice;
  /** Each child is one section with its `id` and `label`, so a page's source lists its contents. */
  children: ReactNode;
};

/** Numbers the sections from the page's Bates block and adds their side tabs. */
export function Page({ path, bates, practice, children }: PageProps) {
  const sections = Children.toArray(children).filter((child) => isValidElement<SectionProps>(child));
  const first = bates ?? batesOf[path] ?? 0;
  return (
    <>
      <SideTabs tabs={sections.map((section, i) => ({ id: section.props.id, label: section.props.label, bates: first + i }))} />
      <main id="main" tabIndex={-1} data-practice={practice}>
        {sections.map((section, i) => (
          <BatesProvider key={section.props.id} value={first + i}>
            {section}
          </BatesProvider>
        ))}
      </main>
      <BatesProvider value={first + sections.length}>
        <SiteFooter path={path} />
      </BatesProvider>
    </>
  );
}

type SideTab = { id: string; label: string; bates: number };

/** The tabs at the right edge: one per section, the current one pulled out. */
function SideTabs({ tabs }: { tabs: readonly SideTab[] }) {
  return (
    <nav data-side-tabs className={css.side} aria-label={labels.onThisPage}>
      {tabs.map(({ id, label, bates }) => (
        <a key={id} href={`#${id}`}>
          {String(bates % 100).padStart(2, "0")}
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
