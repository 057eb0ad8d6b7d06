import { readReplyTemplates } from "./lists.ts";

/**
 * The words of replies from the inbox. Reads reply-templates.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).
 */
export const replyTemplates = readReplyTemplates().values;
