import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import frame from "web/inbox/frame.module.css";
import { whenWords } from "web/inbox/when.tsx";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { type Draft, deskPaths, type Entry, type ReleaseState } from "../wire.ts";
import { ask } from "./ask.ts";
import css from "./desk.module.css";

export const Loading = () => (
  <p className={frame.state} role="status">
    Loading …
  </p>
);

/** A failure in a sentence, with a button that tries again. */
export function Trouble({ says, onAgain }: { says: string; onAgain?: () => void }) {
  return (
    <div className={classNames(frame.struck, css.trouble)} role="alert">
      <p className={frame.failure}>{says}</p>
      {onAgain && (
        <Button line small onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}

type QuestionProps = {
  title: string;
  children: ReactNode;
  does: string;
  isBusy?: boolean;
  onYes: () => void;
  onClose: () => void;
};

/**
 * A question before something that cannot be undone, or a small form. Escape and Cancel close it.
 */
export function Question({ title, children, does, isBusy = false, onYes, onClose }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={frame.dialog} aria-label={title} onClose={onClose}>
      <form action={onYes}>
        <h2>{title}</h2>
        {children}
        <div className={button.row}>
          <Button type="submit" small disabled={isBusy}>
            {does}
          </Button>
          <Button line small onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** What a writer and a reviewer have said to each other. */
export const NoteSaid = ({ note: { by, text } }: { note: NonNullable<Draft["note"]> }) => (
  <p className={classNames(frame.struck, css.notice)}>
    <span>
      <b>{by}:</b> {text}
    </span>
  </p>
);

/** The titles of the other pages with which a draft is scheduled. */
export const titlesWith = (
  { together }: Draft,
  file: string,
  entries: readonly Pick<Entry, "file" | "title">[],
): readonly string[] =>
  together
    .filter((other) => other !== file)
    .map((other) => entries.find((entry) => entry.file === other)?.title ?? other);

/** Who wrote a draft, when, and what happens to it. */
export function draftWords({ by, savedAt, state, publishAt, removes }: Draft): string {
  const who = `${by}${by && ", "}${whenWords(savedAt)}`;
  const what = removes ? "Draft of a removal" : "Draft";
  if (state === "scheduled" && publishAt) return `Scheduled for ${whenWords(publishAt)}. ${who}`;
  return state === "review" ? `${what}, ready for review. ${who}` : `${what}. ${who}`;
}

/** In milliseconds. */
const SOON = 1_500;

/**
 * What became of a publication: under way, live with a link to look at, or failed. Asks until it is
 * decided.
 */
export function ReleaseNote({
  release,
  site,
  at,
  does = "Published.",
}: {
  release: ReleaseState;
  site: string | null;
  at: string | null;
  does?: string;
}) {
  const { data } = useQuery({
    queryKey: [deskPaths.release, release.at],
    queryFn: () => ask<ReleaseState>("GET", deskPaths.release),
    enabled: release.state === "running",
    refetchInterval: (query) => (query.state.data?.state ?? "running") === "running" && SOON,
  });
  const { state, says } = data ?? release;
  return (
    <div
      className={classNames(frame.struck, css.release)}
      data-state={state}
      role={state === "failed" ? "alert" : "status"}
    >
      <p>
        <b>{does}</b> {says}
      </p>
      {state === "live" && site !== null && at !== null && (
        <a href={site + at} target="_blank" rel="noreferrer">
          View {at} on the site
        </a>
      )}
    </div>
  );
}

type ReviewButtonProps = {
  to: "reviewer" | "writer";
  does: string;
  isReady: boolean;
  onPress: (note: string) => void;
};

/** A button that asks for a review or gives drafts back, with a note if there is something to say. */
export function ReviewButton({ to, does, isReady, onPress }: ReviewButtonProps) {
  const [note, setNote] = useState("");
  return (
    <>
      <label htmlFor="note">Note to the {to} (optional)</label>
      <textarea
        id="note"
        rows={2}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button line small disabled={!isReady} onClick={() => onPress(note)}>
        {does}
      </Button>
    </>
  );
}
