import { type Practice, practices, servicesMenu } from "content/navigation.ts";
import { nextGenAi } from "content/pages/next-gen-ai.ts";
import { servicePages } from "content/service-pages.ts";
import { pagePaths, type SitePath } from "content/site-map.ts";

export type PracticePage = { readonly path: SitePath; readonly practice: Practice; readonly name: string; readonly isHead: boolean };

/** The pages of the four practices, as the Services menu lists them, and the suite, which only the footer links. */
export const practicePages: readonly PracticePage[] = [
  ...servicesMenu.flatMap(({ practice, href, links }) => [
    { path: href, practice, name: practices[practice].name, isHead: true },
    ...links.flatMap((link) => {
      const path = pagePaths.find((known) => known === link.href && known !== href);
      return path ? [{ path, practice, name: link.label.replaceAll("\u2011", "-"), isHead: false }] : [];
    }),
  ]),
  ...servicePages.map(({ path, practice, meta }) => ({ path, practice, name: meta.title, isHead: false })),
  { path: "/next-gen-ai", practice: "ai", name: nextGenAi.hero.name, isHead: false },
];
