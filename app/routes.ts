import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { type PageName, siteMap } from "#content/site-map.ts";

/** Every page of the site map and its module. A page without a module does not compile. */
const modules = {
  home: () => import("./pages/home.tsx"),
  services: () => import("./pages/services.tsx"),
  "litigation-support": () => import("./pages/litigation-support.tsx"),
  "next-gen-ai": () => import("./pages/next-gen-ai.tsx"),
  ediscovery: () => import("./pages/ediscovery.tsx"),
  forensics: () => import("./pages/forensics.tsx"),
  ai: () => import("./pages/ai.tsx"),
  "esi-consulting": () => import("./pages/esi-consulting.tsx"),
  "data-hosting": () => import("./pages/data-hosting.tsx"),
  "document-review": () => import("./pages/document-review.tsx"),
  "paper-discovery": () => import("./pages/paper-discovery.tsx"),
  consultation: () => import("./pages/consultation.tsx"),
  "microsoft-365": () => import("./pages/microsoft-365.tsx"),
  "microsoft-collections": () => import("./pages/microsoft-collections.tsx"),
  "modern-attachments": () => import("./pages/modern-attachments.tsx"),
  siemly: () => import("./pages/siemly.tsx"),
  "strategic-advisory": () => import("./pages/strategic-advisory.tsx"),
  google: () => import("./pages/google.tsx"),
  events: () => import("./pages/events.tsx"),
  blog: () => import("./pages/blog.tsx"),
  "siemly-activity-logs": () => import("./pages/siemly-activity-logs.tsx"),
  "google-drive-collection": () => import("./pages/google-drive-collection.tsx"),
  "forensic-data-collection": () => import("./pages/forensic-data-collection.tsx"),
  queryassistant: () => import("./pages/queryassistant.tsx"),
  contentsummarization: () => import("./pages/contentsummarization.tsx"),
  "document-translation": () => import("./pages/document-translation.tsx"),
  "handwritten-text-extraction": () => import("./pages/handwritten-text-extraction.tsx"),
  transcription: () => import("./pages/transcription.tsx"),
  "object-detection": () => import("./pages/object-detection.tsx"),
  "identification-de-identification": () => import("./pages/identification-de-identification.tsx"),
  "next-gen-intelligence": () => import("./pages/next-gen-intelligence.tsx"),
  resources: () => import("./pages/resources.tsx"),
  about: () => import("./pages/about.tsx"),
  contact: () => import("./pages/contact.tsx"),
  "case-studies": () => import("./pages/case-studies.tsx"),
} satisfies Record<PageName, () => Promise<{ default: () => unknown; meta: () => unknown }>>;

const file = (page: keyof typeof modules) => `pages/${page}.tsx`;

export default [
  ...siteMap.map(({ path, page }) => (path === "/" ? index(file(page)) : route(path.slice(1), file(page)))),
  // Every component in every state; on the development server only.
  ...(process.env.NODE_ENV === "development" ? [route("style", "style/style-page.tsx")] : []),
  // Any other path. Built once, under /404, and served with that status.
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
