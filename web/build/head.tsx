import { brandColors } from "content/brand-colors.ts";
import { company } from "content/company.ts";
import { feeds } from "content/feeds.ts";
import type { SitePath } from "content/site-map.ts";
import type { ReactNode } from "react";
import { documentTitle, type PageMeta, previewOf, previewSize } from "web/layout/page-meta.ts";
import { preloadFonts } from "web/parts/preload-fonts.ts";
import type { Thing } from "./structured-data.ts";

type HeadProps = {
  readonly path: SitePath | "/404";
  readonly meta: PageMeta;
  readonly graph: readonly Thing[];
  readonly children: ReactNode;
};

/** The head of a document; the style sheet and the script are its children. */
export function Head({ path, meta, graph, children }: HeadProps) {
  preloadFonts();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={brandColors.bond?.light}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={brandColors.bond?.dark}
      />
      {/* iOS requests /apple-touch-icon.png without a link. */}
      <link rel="icon" href="/mark.svg" />
      <link rel="manifest" href="/site.webmanifest" />
      {feeds()
        .filter(({ announced }) => path.startsWith(announced))
        .map(({ href, type, title }) => (
          <link key={href} rel="alternate" href={href} type={type} title={title} />
        ))}
      {path === "/404" ? <NotFoundMeta {...meta} /> : <PageMetas path={path} {...meta} />}
      {children}
      {graph.length > 0 && <StructuredData graph={graph} />}
    </head>
  );
}

/** JSON-LD. A < in a text must not end the script element. */
function StructuredData({ graph }: { graph: readonly Thing[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The not-found document is shown at any address, so it names none. */
function NotFoundMeta({ title, description }: PageMeta) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Title, description, canonical link, Open Graph and Twitter (SPEC §2, page metadata). */
function PageMetas({
  path,
  title: name,
  description,
  canonical,
  type,
  preview,
}: PageMeta & { path: SitePath }) {
  const title = documentTitle(name);
  const url = canonical ?? company.origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {path === "/" && company.searchConsole && (
        <meta name="google-site-verification" content={company.searchConsole} />
      )}
      <meta property="og:site_name" content={company.name} />
      {type && <meta property="og:type" content={type} />}
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={company.origin + (preview ?? previewOf(path))} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={`${company.name}: ${name}`} />
      {/* Without twitter:image the networks use og:image. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
