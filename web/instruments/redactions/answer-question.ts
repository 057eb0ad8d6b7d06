import type { Tell } from "./check-file.ts";
import { type CheckQuestion, outcomeOf, type PictureQuestion } from "./check-files.ts";
import type { FileOutcome } from "./file-outcome.ts";
import { type PagePicture, pagePicture } from "./page-picture.ts";

export type Question = CheckQuestion | PictureQuestion;
export type Answer = { readonly outcome: FileOutcome } | { readonly picture: PagePicture };

/** Checks a file, or draws one page of it. */
export async function answerQuestion(question: Question, tell: Tell): Promise<Answer> {
  if (question.kind === "check") return { outcome: await outcomeOf(question.given, question.options, tell) };
  return { picture: await pagePicture(question) };
}
