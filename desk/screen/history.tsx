import { useState } from "react";
import frame from "web/inbox/frame.module.css";
import { When } from "web/inbox/when.tsx";
import { Button } from "web/parts/button.tsx";
import { type Change, type Comparison, deskPaths, type Published } from "../wire.ts";
import { ask, useAnswer, useDoing } from "./ask.ts";
import css from "./desk.module.css";
import { Loading, ReleaseNote, Trouble } from "./parts.tsx";
import { Changes, type StepProps } from "./review.tsx";

/**
 * Every publication of a text: who, when, what; compared with the words before, and taken back with
 * one press.
 */
export function History({ store, draft, opened, overview, onChanged }: StepProps) {
  const query = new URLSearchParams({ file: opened.file });
  const {
    data: answer,
    error,
    refetch: again,
  } = useAnswer<readonly Change[]>(`${deskPaths.history}?${query}`);
  const [shown, setShown] = useState<string | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  const { isPending: isBusy, error: refusal, mutate: run } = useDoing();
  const undo = (change: string) =>
    run(async () => {
      const body = { file: opened.file, version: draft.version, change };
      setPublished(await ask<Published>("POST", deskPaths.undo, body));
      await Promise.all([again(), store.open()]);
      onChanged();
    });
  return (
    <div className={css.history}>
      {published && (
        <ReleaseNote
          release={published.release}
          site={overview.site}
          at={opened.shownAt[0] ?? null}
        />
      )}
      {refusal && <Trouble says={refusal.message} />}
      {error !== null && <Trouble says={error.message} onAgain={again} />}
      {!answer && error === null && <Loading />}
      {answer?.length === 0 && <p className={frame.empty}>Nothing has been published yet.</p>}
      <ol className={frame.lines}>
        {answer?.map(({ change, by, at, says, fields, files }) => (
          <li key={change}>
            <p>
              <b>{says}</b>
              {fields && fields.length > 0 && (
                <span className={frame.small}>{fieldsWords(fields)}</span>
              )}
              <span className={frame.small}>
                {by}, <When at={at} />
              </span>
            </p>
            <div className={frame.actions}>
              <Button
                line
                small
                aria-expanded={shown === change}
                onClick={() => setShown(shown === change ? null : change)}
              >
                Show changes
              </Button>
              {overview.me.mayPublish && (
                <Button line small disabled={isBusy} onClick={() => undo(change)}>
                  {files > 1 ? "Undo for this page" : "Undo this publication"}
                </Button>
              )}
            </div>
            {shown === change && <Compared file={opened.file} change={change} form={opened.form} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many fields are named before the others are counted. */
const NAMED = 3;

export function fieldsWords(fields: readonly string[]): string {
  const named = fields.slice(0, NAMED).join("; ");
  const others = fields.length - NAMED;
  return others > 0 ? `${named}; and ${others} more ${others === 1 ? "field" : "fields"}` : named;
}

function Compared({
  file,
  change,
  form,
}: {
  file: string;
  change: string;
  form: StepProps["opened"]["form"];
}) {
  const { data: answer, error } = useAnswer<Comparison>(
    `${deskPaths.change}?${new URLSearchParams({ file, change })}`,
  );
  if (error !== null) return <Trouble says={error.message} />;
  return (
    <div className={css.changes}>{answer ? <Changes form={form} {...answer} /> : <Loading />}</div>
  );
}
