import type { Config } from "@react-router/dev/config";
import { sitePaths } from "./content/site-paths.ts";

/** The public site is files: every path is prerendered, nothing renders on the server. */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  // The splat route builds the not-found document under /404 (a separate route shows two headings after hydration).
  prerender: [...sitePaths, "/404"],
} satisfies Config;
