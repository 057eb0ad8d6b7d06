import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { type PageName, siteMap } from "#content/site-map.ts";

/** Every page of the site map with its module. A page without a module does not compile. */
const modules = {
  home: () => import("./pages/home/home.tsx"),
  services: () => import("./pages/services/services.tsx"),
  "litigation-support": () => import("./pages/litigation-support/litigation-support.tsx"),
  "next-gen-ai": () => import("./pages/next-gen-ai/next-gen-ai.tsx"),
  ediscovery: () => import("./pages/ediscovery/ediscovery.tsx"),
  forensics: () => import("./pages/forensics/forensics.tsx"),
  ai: () => import("./pages/ai/ai.tsx"),
  "esi-consulting": () => import("./pages/esi-consulting/esi-consulting.tsx"),
  "data-hosting": () => import("./pages/data-hosting/data-hosting.tsx"),
  "document-review": () => import("./pages/document-review/document-review.tsx"),
  "paper-discovery": () => import("./pages/paper-discovery/paper-discovery.tsx"),
  consultation: () => import("./pages/consultation/consultation.tsx"),
  "microsoft-365": () => import("./pages/microsoft-365/microsoft-365.tsx"),
  "microsoft-collections": () => import("./pages/microsoft-collections/microsoft-collections.tsx"),
  "modern-attachments": () => import("./pages/modern-attachments/modern-attachments.tsx"),
  siemly: () => import("./pages/siemly/siemly.tsx"),
  "strategic-advisory": () => import("./pages/strategic-advisory/strategic-advisory.tsx"),
  google: () => import("./pages/google/google.tsx"),
  events: () => import("./pages/events/events.tsx"),
  blog: () => import("./pages/blog/blog.tsx"),
  queryassistant: () => import("./pages/queryassistant/queryassistant.tsx"),
  contentsummarization: () => import("./pages/contentsummarization/contentsummarization.tsx"),
  "document-translation": () => import("./pages/document-translation/document-translation.tsx"),
  "handwritten-text-extraction": () => import("./pages/handwritten-text-extraction/handwritten-text-extraction.tsx"),
  transcription: () => import("./pages/transcription/transcription.tsx"),
  "object-detection": () => import("./pages/object-detection/object-detection.tsx"),
  "identification-de-identification": () => import("./pages/identification-de-identification/identification-de-identification.tsx"),
  "next-gen-intelligence": () => import("./pages/next-gen-intelligence/next-gen-intelligence.tsx"),
  resources: () => import("./pages/resources/resources.tsx"),
  about: () => import("./pages/about/about.tsx"),
  contact: () => import("./pages/contact/contact.tsx"),
  "case-studies": () => import("./pages/case-studies/case-studies.tsx"),
} satisfies Record<PageName, () => Promise<{ default: () => unknown; meta: () => unknown }>>;

const file = (page: keyof typeof modules) => `pages/${page}/${page}.tsx`;

export default [
  ...siteMap.map(({ path, page }) => (path === "/" ? index(file(page)) : route(path.slice(1), file(page)))),
  // Every component in every state; only on the development server.
  ...(process.env.NODE_ENV === "development" ? [route("style", "style/style-page.tsx")] : []),
  // Articles and unknown paths: built once, as /404, and served with that status.
  route("*", "pages/article/article-or-not-found.tsx"),
] satisfies RouteConfig;
