import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, type MetaDescriptor } from "react-router";
import type { PageName, SitePath } from "#content/site-map.ts";

type PageModule = { readonly default: ComponentType; readonly meta: () => readonly MetaDescriptor[] };
const modules = import.meta.glob<PageModule>("../../app/pages/*/*.tsx", { eager: true });

export type RenderedPage = { readonly title: string; readonly description: string; readonly html: string };

/** A page's title, description and markup, without the document around it. Throws when the page has no module. */
export function renderPage(path: SitePath, page: PageName): RenderedPage {
  const [module] = Object.entries(modules).flatMap(([file, loaded]) => (file.endsWith(`/${page}.tsx`) ? [loaded] : []));
  if (!module) throw new Error(`app/pages has no ${page}.tsx`);
  const Page = createRoutesStub([{ path: "*", Component: module.default }]);
  const meta = module.meta();
  return {
    title: meta.flatMap((tag) => ("title" in tag ? [String(tag.title)] : []))[0] ?? "",
    description: meta.flatMap((tag) => ("name" in tag && tag.name === "description" ? [String(tag.content)] : []))[0] ?? "",
    html: renderToStaticMarkup(<Page initialEntries={[path]} />),
  };
}
