import type { Pages } from "content/read-page.ts";
import { type PageName, siteMap } from "content/site-map.ts";
import type { ComponentType } from "react";

/** A page draws its words: content/pages/<name>.yaml. */
export type PageProps<Name extends keyof Pages> = { readonly words: Pages[Name] };

type PageModule<Name extends keyof Pages> = { readonly default: ComponentType<PageProps<Name>> };

/** The page at a path. One of the site map without words does not compile. */
export const pageAt = (path: string): keyof Pages | undefined =>
  siteMap.find((row) => row.path === path)?.page;

/**
 * Every page of the site map with its module. One without a module, or with the words of another,
 * does not compile.
 */
export const pages: {
  readonly [Name in PageName | "not-found"]: () => Promise<PageModule<Name & keyof Pages>>;
} = {
  home: () => import("./home/home.tsx"),
  services: () => import("./services/services.tsx"),
  "litigation-support": () => import("./litigation-support/litigation-support.tsx"),
  "next-gen-ai": () => import("./next-gen-ai/next-gen-ai.tsx"),
  ediscovery: () => import("./ediscovery/ediscovery.tsx"),
  forensics: () => import("./forensics/forensics.tsx"),
  ai: () => import("./ai/ai.tsx"),
  "esi-consulting": () => import("./esi-consulting/esi-consulting.tsx"),
  "data-hosting": () => import("./data-hosting/data-hosting.tsx"),
  "document-review": () => import("./document-review/document-review.tsx"),
  "paper-discovery": () => import("./paper-discovery/paper-discovery.tsx"),
  consultation: () => import("./consultation/consultation.tsx"),
  "microsoft-365": () => import("./microsoft-365/microsoft-365.tsx"),
  "microsoft-collections": () => import("./microsoft-collections/microsoft-collections.tsx"),
  "modern-attachments": () => import("./modern-attachments/modern-attachments.tsx"),
  platform: () => import("./platform/platform.tsx"),
  "strategic-advisory": () => import("./strategic-advisory/strategic-advisory.tsx"),
  google: () => import("./google/google.tsx"),
  events: () => import("./events/events.tsx"),
  blog: () => import("./blog/blog.tsx"),
  queryassistant: () => import("./queryassistant/queryassistant.tsx"),
  contentsummarization: () => import("./contentsummarization/contentsummarization.tsx"),
  "document-translation": () => import("./document-translation/document-translation.tsx"),
  "handwritten-text-extraction": () =>
    import("./handwritten-text-extraction/handwritten-text-extraction.tsx"),
  transcription: () => import("./transcription/transcription.tsx"),
  "object-detection": () => import("./object-detection/object-detection.tsx"),
  "identification-de-identification": () =>
    import("./identification-de-identification/identification-de-identification.tsx"),
  "next-gen-intelligence": () => import("./next-gen-intelligence/next-gen-intelligence.tsx"),
  resources: () => import("./resources/resources.tsx"),
  about: () => import("./about/about.tsx"),
  contact: () => import("./contact/contact.tsx"),
  "case-studies": () => import("./case-studies/case-studies.tsx"),
  "not-found": () => import("./not-found/not-found.tsx"),
};
