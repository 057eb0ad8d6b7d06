import { documentTitle } from "#app/layout/page-meta.ts";
import { caseStudies } from "#content/case-studies.ts";
import { type NavLink, servicesMenu } from "#content/navigation.ts";
import { batesOf, type SitePath, siteMap } from "#content/site-map.ts";
import type { Entry } from "./entry.ts";
import { readSections } from "./read-sections.ts";
import { renderPage } from "./render-page.tsx";
import { textOfLines } from "./text-of-lines.ts";

/** Sections that list things with entries of their own: only their headings are indexed here. */
const lists: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  "/blog": ["top"],
  "/case-studies": caseStudies.map(({ id }) => id),
  "/events": ["upcoming", "past"],
  "/resources": ["top"],
};

/** Every page of the site map except the articles, as rendered. */
export function pageEntries(): readonly Entry[] {
  return siteMap.map(({ path, page }) => {
    const { title, description, html } = renderPage(path, page);
    const { practice, sections } = readSections(html);
    return {
      kind: "page",
      href: path,
      title: title.replace(documentTitle(""), ""),
      description: [description, menuNote(path)].filter(Boolean).join(" "),
      mark: batesOf[path] ?? 0,
      practice,
      sections: sections.map((section) => (lists[path]?.includes(section.anchor) ? { ...section, text: "" } : section)),
    };
  });
}

/** The Services menu's note on a page: people search for what they read there. */
function menuNote(path: SitePath): string {
  const links = servicesMenu.flatMap((group): readonly NavLink[] => group.links);
  const note = links.find(({ href }) => href === path)?.note;
  return note ? `${note}.` : "";
}

/** The case studies, each at its anchor. */
export function caseEntries(): readonly Entry[] {
  const { sections } = readSections(renderPage("/case-studies", "case-studies").html);
  return caseStudies.map(({ id, category, title, description, challenge, solution, results, technologies }) => ({
    kind: "case",
    href: `/case-studies#${id}`,
    title,
    description: `${category}. ${description}`,
    mark: (batesOf["/case-studies"] ?? 0) + (sections.find(({ anchor }) => anchor === id)?.offset ?? 0),
    practice: "",
    sections: [
      {
        anchor: "",
        offset: 0,
        heading: "",
        text: textOfLines([challenge, solution, `${results.join(". ")}.`, `${technologies.join(", ")}.`]),
      },
    ],
  }));
}
