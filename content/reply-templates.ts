import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** The words of replies from the inbox: reply-templates.yaml. */
export let replyTemplates: Content["replyTemplates"];
whenShown("replyTemplates", (words) => {
  replyTemplates = words;
});
