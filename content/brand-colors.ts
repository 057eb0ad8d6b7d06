import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/**
 * The colors of brand/colors.css by name, as `ink`, in both themes: for mails, guides, pictures and
 * pages without the site's style sheets.
 */
export let brandColors: Content["brandColors"];
whenShown("brandColors", (colors) => {
  brandColors = colors;
});
