import { caseStudies } from "content/case-studies.ts";
import { type NavLink, servicesMenu } from "content/navigation.ts";
import { batesOf, type SitePath, siteMap } from "content/site-map.ts";
import type { SearchMarks } from "web/build/render.tsx";
import { documentTitle } from "web/layout/page-meta.ts";
import type { Entry } from "./entry.ts";
import { readDocument } from "./read-document.ts";
import { textOfLines } from "./text-of-lines.ts";

/** Sections that list things with entries of their own: only their headings are indexed here. */
const lists: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  "/blog": ["top"],
  "/case-studies": caseStudies.map(({ id }) => id),
  "/events": ["upcoming", "past"],
  "/resources": ["top"],
};

/** The built document at a path, and the class names by which it is read. */
export type Documents = { readonly htmlAt: (path: SitePath) => string; readonly marks: SearchMarks };

/** Every page of the site map except the articles, as built. */
export function pageEntries({ htmlAt, marks }: Documents): readonly Entry[] {
  return siteMap.map(({ path }) => {
    const { title, description, practice, sections } = readDocument(htmlAt(path), marks);
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
export function caseEntries({ htmlAt, marks }: Documents): readonly Entry[] {
  const { sections } = readDocument(htmlAt("/case-studies"), marks);
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
