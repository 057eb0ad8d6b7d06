import type { PageName } from "content/site-map.ts";
import type { ComponentType } from "react";
import type { PageMeta } from "web/layout/page-meta.ts";

export type PageModule = { readonly default: ComponentType; readonly meta: PageMeta };

/** Every page of the site map with its module. A page without a module does not compile. */
export const pages: Record<PageName | "not-found", () => Promise<PageModule>> = {
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
  "handwritten-text-extraction": () => import("./handwritten-text-extraction/handwritten-text-extraction.tsx"),
  transcription: () => import("./transcription/transcription.tsx"),
  "object-detection": () => import("./object-detection/object-detection.tsx"),
  "identification-de-identification": () => import("./identification-de-identification/identification-de-identification.tsx"),
  "next-gen-intelligence": () => import("./next-gen-intelligence/next-gen-intelligence.tsx"),
  resources: () => import("./resources/resources.tsx"),
  about: () => import("./about/about.tsx"),
  contact: () => import("./contact/contact.tsx"),
  "case-studies": () => import("./case-studies/case-studies.tsx"),
  "not-found": () => import("./not-found/not-found.tsx"),
};
