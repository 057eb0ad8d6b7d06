import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import type { SitePath } from "#content/site-map.ts";
import { previewOf, previewSize } from "./preview.ts";

export type PageMeta = {
  /** Without the company's name, which every document's title ends with. */
  readonly title: string;
  readonly description: string;
  /** When the page is canonical elsewhere; its own address by default (SPEC §2, page metadata). */
  readonly canonical?: string;
  /** Open Graph takes a page without one for a website. */
  readonly type?: "article";
  /** The picture that networks show, where it is not the one of the page's own name. */
  readonly preview?: `/og/${string}.png`;
};

/** What the browser's tab and the networks call a page: “Contact | Probata”. */
export const documentTitle = (title: string) => `${title} | ${company.name}`;

/** Title, description, canonical link, Open Graph and Twitter of one page (SPEC §2). */
export function pageMeta({ title: name, description, canonical, type, preview }: PageMeta, path: SitePath): MetaDescriptor[] {
  const title = documentTitle(name);
  const url = canonical ?? `${company.origin}${path === "/" ? "/" : path}`;
  const image = `${company.origin}${preview ?? previewOf(path)}`;
  const alt = `${company.name}: ${name}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: company.name },
    ...(type ? [{ property: "og:type", content: type }] : []),
    { property: "og:url", content: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: alt },
    // Its picture is the one above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}
