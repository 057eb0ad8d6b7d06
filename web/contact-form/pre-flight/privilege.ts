import type { Span } from "./find-signs.ts";
import { spans } from "./spans.ts";

const attorneyClient = "attorney[ -/](?:and[ -])?client";

/**
 * Labels, or statements that a particular thing is privileged. The words alone are no sign, because visitors also ask about privilege ("how
 * do you screen for attorney-client privilege?").
 */
const labels = [
  /\bprivileged (?:and|&|\/) ?confidential\b/gi,
  new RegExp(`\\b(?:confidential\\W{1,3})?${attorneyClient}(?:[ -]privileged\\b| communication\\b|\\.)`, "gi"),
  /\battorneys?['’]? eyes only\b/gi,
  /\battorney work[ -]product\b/gi,
  /\b(?:is|are) (?:attorney )?work[ -]product of\b/gi,
  /\b(?:this|these|that|the following|the attached)(?: \w+){0,2} (?:is|are) (?:\w+ )?(?:privileged|protected by (?:the )?(?:attorney|work)|covered by privilege)/gi,
  /\b(?:our|my|his|her|their|client's|client’s) privileged\b/gi,
  /\bPRIVILEGED\b/g,
  /\b(?:prepared )?in anticipation of litigation\b/gi,
  /\bprotected by (?:the )?attorney-client privilege\b/gi,
  /(?:^|(?<=[.!?\n]\s{0,10}))(?<mark>(?:filed under seal|subject to (?:the|a) protective order)\b)/gi,
];

/** Labels of privilege, and of secrecy under a court order. */
export function findPrivilege(text: string): readonly Span[] {
  return labels.flatMap((label) => spans(text, label));
}
