import { codeOf } from "service/delivery/failure.ts";
import { HttpProblem, toInboxProblem } from "service/http/errors.ts";
import { YAMLParseError } from "yaml";
import { GitError } from "./repository.ts";
import { CannotWrite } from "./write-yaml.ts";

/** Turns whatever was thrown into a problem worded for staff. What the repository or the disk cannot do is 503: nothing of it was kept. */
export function toDeskProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const said = error instanceof Error ? error.message : "";
  // The site's own, thrown in a thread.
  if (error instanceof Error && error.name === "UnreadableWords") return new HttpProblem(422, "unreadable", said, { cause: error });
  if (error instanceof YAMLParseError)
    return new HttpProblem(422, "unreadable", "A file of this page cannot be read. Ask an engineer to fix it.", { cause: error });
  if (error instanceof CannotWrite)
    return new HttpProblem(422, "cannot-write", `${said} Nothing was saved. Ask an engineer to make this change.`, { cause: error });
  if (codeOf(error) === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new HttpProblem(413, "too-large", "This file is too large. The limit is 20 MB.");
  if (/No space left|ENOSPC|EDQUOT|quota exceeded/i.test(said))
    return new HttpProblem(503, "disk", "The server's disk is full. Keep this window open, and tell an engineer.", {
      cause: error,
    });
  if (error instanceof GitError)
    return new HttpProblem(503, "repository", "The server cannot write to its repository. Keep this window open, and try again.", {
      cause: error,
    });
  return toInboxProblem(error);
}
