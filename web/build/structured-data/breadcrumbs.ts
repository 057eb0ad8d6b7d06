import { practices } from "content/navigation.ts";
import { blog } from "content/pages/blog.ts";
import type { SitePath } from "content/site-map.ts";
import { practicePages } from "./practice-pages.ts";
import { absolute, type Thing } from "./thing.ts";

type Step = { readonly name: string; readonly path: SitePath };

/** The breadcrumbs of a page inside a practice, or of an article by its title; null for pages directly below the home page. */
export function breadcrumbs(path: SitePath, article?: string): Thing | null {
  const steps = stepsTo(path, article);
  if (!steps) return null;
  return {
    "@type": "BreadcrumbList",
    "@id": absolute(`${path}#breadcrumb`),
    itemListElement: [{ name: "Index", path: "/" } as const, ...steps].map((step, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}

function stepsTo(path: SitePath, article: string | undefined): readonly Step[] | null {
  const page = practicePages.find((candidate) => candidate.path === path);
  if (page) {
    const { name, href } = practices[page.practice];
    return page.isHead
      ? [{ name, path }]
      : [
          { name, path: href },
          { name: page.name, path },
        ];
  }
  return article
    ? [
        { name: blog.hero.label, path: "/blog" },
        { name: article, path },
      ]
    : null;
}
