import type { SitePath } from "./site-map.ts";

/** Each practice has one paper colour, which all its pages use. */
export type Practice = "litigation" | "ai" | "microsoft" | "google";

export const practices = {
  litigation: { name: "Litigation Support", href: "/litigation-support", letter: "A" },
  ai: { name: "Next-Gen AI", href: "/ai", letter: "B" },
  microsoft: { name: "Microsoft 365", href: "/microsoft-365", letter: "C" },
  google: { name: "Google Workspace", href: "/google", letter: "D" },
} as const satisfies Record<Practice, { name: string; href: SitePath; letter: string }>;
