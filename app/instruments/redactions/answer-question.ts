import type { Progress } from "#app/instruments/frame/worker-messages.ts";
import { type CheckedFiles, type CheckQuestion, checkFiles, type PictureQuestion } from "./check-files.ts";
import { type PagePicture, pagePicture } from "./page-picture.ts";

export type Question = CheckQuestion | PictureQuestion;
export type Answer = { readonly checked: CheckedFiles } | { readonly picture: PagePicture };

/** Checks files, or draws one page of a file. */
export async function answerQuestion(question: Question, tell: (progress: Progress) => void): Promise<Answer> {
  if (question.kind === "check") return { checked: await checkFiles(question, tell) };
  return { picture: await pagePicture(question) };
}
