import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import frame from "web/inbox/frame.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { deskPaths, type Entry, type Opened, type Overview, type Published } from "../wire.ts";
import { ask, type Refusal, useDoing } from "./ask.ts";
import css from "./desk.module.css";
import { sentence } from "./field.tsx";
import { draftWords, Loading, NoteSaid, ReleaseNote, ReviewButton } from "./parts.tsx";
import { Changes, Schedule } from "./review.tsx";
import { hrefOf } from "./route.ts";

type TogetherProps = { overview: Overview; onChanged: () => void };

/**
 * Several drafts as one publication, as for a new price: all of them or none. A draft that is marked
 * shows its changes, and these are what is published.
 */
export function Together({ overview, onChanged }: TogetherProps) {
  const drafts = overview.entries.filter(({ draft }) => draft);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<{ published?: Published; says: string } | null>(null);
  const { isPending: isBusy, error: refusal, mutate: run } = useDoing();
  const chosen = drafts.filter(({ file }) => marked.has(file));
  const answers = useQueries({
    queries: chosen.map(({ file }) => {
      const url = `${deskPaths.entry}?${new URLSearchParams({ file })}`;
      return { queryKey: [url], queryFn: () => ask<Opened>("GET", url) };
    }),
  });
  const seen = answers.flatMap(({ data }) =>
    data ? { file: data.file, version: data.version } : [],
  );
  const openedOf = (file: string) => answers.find(({ data }) => data?.file === file)?.data;
  const isReady = chosen.length > 1 && seen.length === chosen.length && !isBusy;
  const count = `${chosen.length} ${chosen.length === 1 ? "draft" : "drafts"}`;
  const mark = (file: string, isMarked: boolean) =>
    setMarked(
      (files) => new Set(isMarked ? [...files, file] : [...files].filter((one) => one !== file)),
    );
  const step = (work: () => Promise<{ published?: Published; says: string }>) =>
    run(async () => {
      setResult(null);
      try {
        setResult(await work());
        setMarked(new Set());
      } finally {
        // Also after a refusal: somebody may have changed the words.
        await Promise.all(answers.map(({ refetch }) => refetch()));
        onChanged();
      }
    });
  const publish = () =>
    step(async () => {
      const published = await ask<Published>("POST", deskPaths.publishTogether, { drafts: seen });
      return { published, says: "" };
    });
  const schedule = (at: string | null) =>
    step(async () => {
      await ask("POST", deskPaths.scheduleTogether, { drafts: seen, at });
      return { says: `${count} scheduled together.` };
    });
  const review = (note: string) =>
    step(async () => {
      for (const one of seen)
        await ask("POST", deskPaths.review, { ...one, state: "review", note });
      return { says: `${count} marked as ready for review.` };
    });
  return (
    <main className={frame.screen}>
      <h1>Several drafts together</h1>
      <div className={css.review}>
        {result?.published && (
          <ReleaseNote release={result.published.release} site={overview.site} at="/" />
        )}
        {refusal && <Refused refusal={refusal} entries={overview.entries} />}
        <section aria-label="Drafts" className={css.changes}>
          <h2>Drafts</h2>
          {drafts.length === 0 && <p className={frame.empty}>There are no drafts.</p>}
          <ul className={frame.lines}>
            {drafts.map((entry) => (
              <li key={entry.file}>
                <label>
                  <input
                    type="checkbox"
                    checked={marked.has(entry.file)}
                    disabled={isBusy}
                    onChange={({ target }) => mark(entry.file, target.checked)}
                  />
                  <b>{entry.title}</b>
                </label>
                <Marked
                  {...{ entry }}
                  opened={marked.has(entry.file) ? (openedOf(entry.file) ?? null) : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label="Publish" className={classNames(frame.panel, css.steps)}>
          <h2>Publish</h2>
          <p role="status" className={css.help}>
            {result?.says ||
              (chosen.length < 2
                ? "Mark two drafts or more. They are published as one: all of them, or none."
                : `${count} marked.`)}
          </p>
          {overview.me.mayPublish ? (
            <>
              <Button disabled={!isReady} onClick={publish}>
                {isBusy ? "Please wait …" : "Publish together now"}
              </Button>
              <Schedule at={null} disabled={!isReady} onSet={schedule} />
            </>
          ) : (
            <div className={css.schedule}>
              <p className={css.help}>Your role can edit pages, but not publish them.</p>
              <ReviewButton
                to="reviewer"
                does="Mark all as ready for review"
                isReady={isReady}
                onPress={review}
              />
            </div>
          )}
        </section>
      </div>
    </main>
  );
}

type MarkedProps = { entry: Entry; opened: Opened | null | undefined };

/** What a draft is; when it is marked (`opened` null while it is read), also what it changes. */
function Marked({ entry: { file, title, draft }, opened }: MarkedProps) {
  if (!draft) return null;
  return (
    <>
      <p className={css.help}>
        {draftWords(draft)}. <a href={hrefOf("write", file)}>Edit {title}</a>
      </p>
      {draft.problem && <p className={frame.failure}>{draft.problem}</p>}
      {draft.note && <NoteSaid note={draft.note} />}
      {opened === null && <Loading />}
      {opened &&
        (draft.removes ? (
          <p>The page will be removed from the site.</p>
        ) : (
          <Changes form={opened.form} before={opened.published} after={opened.words} />
        ))}
    </>
  );
}

/** Why none was published: which pages somebody has changed, or what is to be fixed first. */
function Refused({ refusal, entries }: { refusal: Refusal; entries: readonly Entry[] }) {
  return (
    <div className={classNames(frame.struck, css.trouble)} role="alert">
      <p className={frame.failure}>{refusal.message}</p>
      {refusal.faults.length > 0 && (
        <ul>
          {refusal.faults.map(({ file, line, path, message }) => (
            <li key={`${file} ${line} ${message}`}>
              <a href={hrefOf("write", file, path ? { path } : undefined)}>
                {entries.find((entry) => entry.file === file)?.title ?? file}
              </a>
              : {sentence(message)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
