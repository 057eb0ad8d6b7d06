import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import type { SitePath } from "#content/site-map.ts";
import { previewOf, previewSize } from "./preview.ts";

export type PageMeta = {
  /** Without the company's name, which is added to every title. */
  readonly title: string;
  readonly description: string;
  /** The canonical address when it is not the page's own (SPEC §2, page metadata). */
  readonly canonical?: string;
  /** Without it Open Graph assumes a website. */
  readonly type?: "article";
  /** The preview picture when it is not the one named after the page. */
  readonly preview?: `/og/${string}.png`;
};

/** The page's title in browser tabs and previews: “Contact | Probata”. */
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
    // Without twitter:image the networks use og:image.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}
