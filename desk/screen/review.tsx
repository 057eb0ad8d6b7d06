import { company } from "content/company.ts";
import { zonedToInstant } from "content/wire/zoned-time.ts";
import { diffWordsWithSpace } from "diff";
import { useEffect, useState } from "react";
import frame from "web/inbox/frame.module.css";
import { whenWords } from "web/inbox/when.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { differences, formAt, keyOf, mustFix, textOf } from "../values.ts";
import {
  type DeskFault,
  type Draft,
  deskPaths,
  type Form,
  type Opened,
  type Overview,
  type Published,
  type SharedLink,
  type Words,
} from "../wire.ts";
import { ask, useDoing } from "./ask.ts";
import css from "./desk.module.css";
import type { DraftStore, DraftView } from "./draft.ts";
import { FaultList } from "./fault-list.tsx";
import { Make } from "./list.tsx";
import {
  draftWords,
  NoteSaid,
  Question,
  ReleaseNote,
  ReviewButton,
  Trouble,
  titlesWith,
} from "./parts.tsx";
import { hrefOf } from "./route.ts";

/** What every screen of an entry is given. */
export type StepProps = {
  store: DraftStore;
  draft: DraftView;
  opened: Opened;
  overview: Overview;
  faults: readonly DeskFault[];
  onChanged: () => void;
};

/**
 * Words before and after, and what may be done with them: ask for a review, publish, schedule,
 * discard.
 */
export function Review({
  store,
  draft,
  opened,
  overview,
  faults,
  isChecked,
  onChanged,
}: StepProps & { isChecked: boolean }) {
  const { words, version, saving } = draft;
  const [published, setPublished] = useState<Published | null>(null);
  const [isDuplicating, setDuplicating] = useState(false);
  const [asks, setAsks] = useState<"discard" | "remove" | null>(null);
  const { isPending: isBusy, error: refusal, mutate: run } = useDoing();
  useEffect(() => {
    store.save().then(() => store.open());
  }, [store]);
  const { draft: kept } = opened;
  const wrong = mustFix(faults).length;
  const isReady = kept !== null && saving.state === "saved" && !isBusy;
  // Also after a refusal: somebody may have changed the words.
  const send = <T,>(url: string, more: object = {}) =>
    ask<T>("POST", url, { file: opened.file, version, ...more }).finally(() =>
      store.open().then(onChanged),
    );
  const step = (url: string, more?: object) =>
    run(async () => {
      setAsks(null);
      await send(url, more);
      if (url === deskPaths.discard && opened.published === null) location.hash = "#/";
    });
  const publish = () =>
    run(async () => {
      setPublished(null);
      setPublished(await send<Published>(deskPaths.publish));
    });
  const questions = {
    discard: {
      title: "Discard the draft?",
      does: "Discard the draft",
      says: opened.published
        ? "The published page stays as it is. The changes in the draft are deleted."
        : "The page was never published. All its text is deleted.",
    },
    remove: {
      title: `Remove “${opened.title}” from the site?`,
      does: "Create draft",
      says: "This creates a draft. The page is removed when you publish the draft. Links to it are listed as problems first.",
    },
  };
  const kind = (["article", "service"] as const).find((one) =>
    opened.file.startsWith(`content/${one}s/`),
  );
  const mayRemove = kind !== undefined && !kept?.removes && opened.published !== null;
  return (
    <div className={css.review}>
      {published && (
        <ReleaseNote
          release={published.release}
          site={overview.site}
          at={opened.shownAt[0] ?? null}
        />
      )}
      {refusal && <Trouble says={refusal.message} />}
      <FaultList
        faults={refusal?.faults.length ? refusal.faults : faults}
        {...{ opened, overview, words }}
        onJump={() => {
          location.hash = hrefOf("write", opened.file);
        }}
      />
      <section aria-label="Changes" className={css.changes}>
        <h2>Changes</h2>
        {kept && <p className={frame.small}>{draftWords(kept)}</p>}
        {kept?.problem && <p className={frame.failure}>{kept.problem}</p>}
        {kept?.note && <NoteSaid note={kept.note} />}
        {kept?.removes ? (
          <p>The page will be removed from the site.</p>
        ) : (
          <Changes form={opened.form} before={opened.published} after={words} />
        )}
      </section>
      <section aria-label="Publish" className={classNames(frame.panel, css.steps)}>
        <h2>Publish</h2>
        {kept === null && (
          <p className={css.help}>There is nothing to publish until somebody edits this page.</p>
        )}
        {kept && overview.me.mayPublish && (
          <>
            <Button disabled={!isReady || wrong > 0} onClick={publish}>
              {isBusy ? "Please wait …" : "Publish now"}
            </Button>
            {wrong === 0 && !isChecked && saving.state === "saved" && (
              <p className={css.help}>Checking for problems …</p>
            )}
            {wrong > 0 && <p className={css.help}>Fix the problems above before you publish.</p>}
            <Schedule
              key={kept.publishAt}
              at={kept.publishAt}
              others={titlesWith(kept, opened.file, overview.entries)}
              disabled={!isReady}
              onSet={(at) => step(deskPaths.schedule, { at })}
            />
          </>
        )}
        {kept && !overview.me.mayPublish && (
          <p className={css.help}>
            Your role can edit pages, but not publish them. Mark the draft as ready for review: a
            publisher can publish it.
          </p>
        )}
        {kept && (
          <ReviewStep
            key={kept.state}
            {...{ kept, isReady }}
            mayPublish={overview.me.mayPublish}
            onStep={(more) => step(deskPaths.review, more)}
          />
        )}
        <div className={frame.actions}>
          {kept && (
            <Button line small disabled={!isReady} onClick={() => setAsks("discard")}>
              Discard the draft …
            </Button>
          )}
          {kind && (
            <Button line small disabled={isBusy} onClick={() => setDuplicating(true)}>
              Duplicate …
            </Button>
          )}
          {mayRemove && (
            <Button line small disabled={isBusy} onClick={() => setAsks("remove")}>
              Remove from the site …
            </Button>
          )}
        </div>
      </section>
      {overview.shares && kept && !kept.removes && opened.shownAt.length > 0 && (
        <ShareLink {...{ opened, kept, isReady }} send={send} />
      )}
      {kind && isDuplicating && (
        <Make kind={kind} from={opened} onMade={onChanged} onClose={() => setDuplicating(false)} />
      )}
      {asks && (
        <Question
          {...questions[asks]}
          onYes={() => step(deskPaths[asks])}
          onClose={() => setAsks(null)}
        >
          <p>{questions[asks].says}</p>
        </Question>
      )}
    </div>
  );
}

type ReviewStepProps = {
  kept: Draft;
  isReady: boolean;
  mayPublish: boolean;
  onStep: (more: { state: "draft" | "review"; note: string }) => void;
};

const listed = new Intl.ListFormat("en-US");

/** Asks for a review, or gives the draft back. */
function ReviewStep({ kept, isReady, mayPublish, onStep }: ReviewStepProps) {
  const isAsked = kept.state === "review";
  const does = isAsked
    ? mayPublish
      ? "Give back to the writer"
      : "Withdraw from review"
    : "Mark as ready for review";
  return (
    <div className={css.schedule}>
      <ReviewButton
        to={isAsked && mayPublish ? "writer" : "reviewer"}
        does={does}
        isReady={isReady}
        onPress={(note) => onStep({ state: isAsked ? "draft" : "review", note })}
      />
    </div>
  );
}

type ShareProps = {
  opened: Opened;
  kept: Draft;
  isReady: boolean;
  send: <T>(url: string, more?: object) => Promise<T>;
};

/** A link for somebody without an account: made, shown once to be copied, and ended. */
function ShareLink({ opened: { shownAt }, kept: { linkUntil }, isReady, send }: ShareProps) {
  const [at, setAt] = useState(shownAt[0] ?? "");
  const [made, setMade] = useState("");
  const [says, setSays] = useState("");
  const { isPending, error, mutate: run } = useDoing();
  const isOpen = linkUntil !== null && Date.parse(linkUntil) > Date.now();
  const make = () =>
    run(async () => {
      const { path } = await send<SharedLink>(deskPaths.share, { at });
      setMade(location.origin + path);
      setSays("");
    });
  const end = () =>
    run(async () => {
      await send(deskPaths.unshare);
      setMade("");
      setSays("The link has ended.");
    });
  const copy = () =>
    navigator.clipboard.writeText(made).then(
      () => setSays("Copied."),
      () => setSays("Select the link and copy it."),
    );
  return (
    <section aria-label="Link to the draft" className={classNames(frame.panel, css.steps)}>
      <h2>Link to the draft</h2>
      <p className={css.help}>
        For somebody without an account: shows the page with the newest words of the draft, for a
        week. Whoever has the link can read it. It ends when the draft is published or discarded.
      </p>
      {shownAt.length > 1 && (
        <div className={css.cell}>
          <label htmlFor="shared-page">Page</label>
          <select id="shared-page" value={at} onChange={({ target }) => setAt(target.value)}>
            {shownAt.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </div>
      )}
      {isOpen && <p>There is a link. It works until {whenWords(linkUntil)}.</p>}
      {isOpen && made && (
        <div className={css.cell}>
          <label htmlFor="shared-link">The link (shown only now: copy it)</label>
          <input
            id="shared-link"
            readOnly
            value={made}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
      <div className={frame.actions}>
        {isOpen && made && (
          <Button small onClick={copy}>
            Copy the link
          </Button>
        )}
        <Button line small disabled={!isReady || isPending} onClick={make}>
          {isOpen ? "Make a new link, end this one" : "Make a link"}
        </Button>
        {isOpen && (
          <Button line small disabled={!isReady || isPending} onClick={end}>
            End the link
          </Button>
        )}
      </div>
      <p className={frame.small} role="status">
        {says}
      </p>
      {error && <Trouble says={error.message} />}
    </section>
  );
}

/** Every field whose words differ, with the words before and after in one text. */
export function Changes({
  form,
  before,
  after,
}: {
  form: Form;
  before: Words | null;
  after: Words | null;
}) {
  const list = differences(form, before, after);
  if (list.length === 0) return <p>There are no unpublished changes.</p>;
  return (
    <ol className={frame.lines}>
      {list.map(({ path, label, before: a, after: b }) => (
        <li key={`${keyOf(path)} ${a === undefined} ${textOf(a)}`}>
          <h3>
            {label}
            {a === undefined ? " (added)" : b === undefined ? " (removed)" : ""}
          </h3>
          <p>
            {wordsBetween(
              textOf(a, formAt(form, before?.value, path)),
              textOf(b, formAt(form, after?.value, path)),
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** In characters: what stays the same is shortened to so many beside each change. */
const NEAR = 90;

/**
 * What was taken out and what came in, word by word; where little stayed, the old words and then
 * the new ones.
 */
function wordsBetween(before: string, after: string) {
  const parts = diffWordsWithSpace(before, after);
  const same = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  if (before !== "" && after !== "" && same < Math.max(before.length, after.length) / 2)
    return (
      <>
        <del>{before}</del>
        {"\n"}
        <ins>{after}</ins>
      </>
    );
  return parts.map(({ added, removed, value }, i) => {
    // By place: the parts are in the order of the text.
    const key = `${i}`;
    if (added) return <ins key={key}>{value}</ins>;
    if (removed) return <del key={key}>{value}</del>;
    const [start, end] = [
      i > 0 ? value.slice(0, NEAR) : "",
      i < parts.length - 1 ? value.slice(-NEAR) : "",
    ];
    return <span key={key}>{value.length > 2 * NEAR ? `${start} … ${end}` : value}</span>;
  });
}

export function Schedule({
  at,
  others = [],
  disabled,
  onSet,
}: {
  at: string | null;
  /** Titles of the pages with which it is published. */
  others?: readonly string[];
  disabled: boolean;
  onSet: (at: string | null) => void;
}) {
  if (at !== null)
    return (
      <div className={css.schedule}>
        <p>
          Scheduled for {whenWords(at)}
          {others.length > 0 && `, together with ${listed.format(others)}`}.
        </p>
        <Button line small disabled={disabled} onClick={() => onSet(null)}>
          Cancel the schedule{others.length > 0 && " of all of them"}
        </Button>
      </div>
    );
  return (
    <form className={css.schedule} action={(data) => onSet(officeMoment(String(data.get("when"))))}>
      <label htmlFor="when">Or schedule for later ({zoneWords()})</label>
      <input id="when" name="when" type="datetime-local" required />
      <Button type="submit" line small disabled={disabled}>
        Schedule
      </Button>
    </form>
  );
}

/** The office's time zone in words, as Central Time. */
function zoneWords(): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: company.hours.zone,
    timeZoneName: "longGeneric",
  }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? company.hours.zone;
}

/** The instant of a day and time by the office's clock, as "2030-01-07T09:00". */
function officeMoment(typed: string): string {
  const [day = "", time = ""] = typed.split("T");
  return new Date(zonedToInstant({ day, time }, company.hours.zone)).toISOString();
}
