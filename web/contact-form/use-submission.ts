import { useState } from "react";
import type { Outcome, Submission } from "./submission.ts";
import type { Sending } from "./use-sending.ts";

type SubmissionState = { readonly status: "idle" | "sending" } | Outcome;

const idle = { status: "idle" } as const;

/**
 * The states of sending (SPEC §4): idle, sending, then success with its receipt or failure with its
 * reason.
 */
export function useSubmission({ onSent }: { onSent: () => void }) {
  const [state, setState] = useState<SubmissionState>(idle);
  return {
    state,
    reset: () => setState(idle),
    fail: (reason: string) => setState({ status: "failed", reason }),
    submit: async (submission: Submission, { sendMessage }: Sending) => {
      setState({ status: "sending" });
      const outcome = await sendMessage(submission);
      if (outcome.status === "sent") onSent();
      setState(outcome);
    },
  };
}
