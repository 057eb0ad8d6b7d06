import { useState } from "react";
import frame from "web/inbox/frame.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { keyOf } from "../values.ts";
import {
  deskPaths,
  type Entry,
  type Hit,
  type NewBody,
  type Overview,
  type ReleaseState,
} from "../wire.ts";
import { ask, useDoing, useNewest } from "./ask.ts";
import css from "./desk.module.css";
import { draftWords, Question, ReleaseNote, titlesWith } from "./parts.tsx";
import { hrefOf, togetherHref } from "./route.ts";

const listed = new Intl.ListFormat("en-US");

/** In characters: shorter words are in nearly every text. */
const FEW = 3;

const makes = { article: "New article", service: "New service page" } as const satisfies Record<
  NewBody["kind"],
  string
>;

/** Everything that can be changed, by group, with its draft; found by words. */
export function EntryList({ overview, onChanged }: { overview: Overview; onChanged: () => void }) {
  const [words, setWords] = useState("");
  const [onlyDrafts, setOnlyDrafts] = useState(false);
  const [making, setMaking] = useState<NewBody["kind"] | null>(null);
  const drafts = overview.entries.filter(({ draft }) => draft);
  const found = overview.entries.filter(
    (entry) => (entry.draft || !onlyDrafts) && matches(entry, words),
  );
  const finds = words.trim().length >= FEW && !onlyDrafts;
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <main className={frame.screen}>
      <div className={frame.head}>
        <h1>All content</h1>
        <div className={frame.actions}>
          <Button line small onClick={() => setMaking("article")}>
            {makes.article}
          </Button>
          <Button line small onClick={() => setMaking("service")}>
            {makes.service}
          </Button>
        </div>
      </div>
      {overview.releases && overview.me.mayPublish && <SiteUpdate site={overview.site} />}
      <search className={css.search}>
        <label htmlFor="find">Search</label>
        <input
          id="find"
          type="search"
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={onlyDrafts}
            onChange={(event) => setOnlyDrafts(event.target.checked)}
          />
          Only drafts ({drafts.length})
        </label>
        {drafts.length > 1 && (
          <a className={frame.small} href={togetherHref}>
            Several drafts together
          </a>
        )}
      </search>
      <p role="status" className={css.count}>
        {found.length === overview.entries.length
          ? ""
          : `${found.length} of ${overview.entries.length} shown`}
      </p>
      {found.length === 0 && !finds && <p className={frame.empty}>No title matches.</p>}
      <div className={css.groups}>
        {groups.map(([group, entries]) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.file}>
                  <a href={hrefOf("write", entry.file)}>{entry.title}</a>
                  {entry.isNew && <b>New</b>}
                  {entry.draft && <span>{draftWords(entry.draft)}</span>}
                  {entry.draft && entry.draft.together.length > 0 && (
                    <span>
                      Together with{" "}
                      {listed.format(titlesWith(entry.draft, entry.file, overview.entries))}
                    </span>
                  )}
                  {entry.draft?.note && (
                    <span>
                      {entry.draft.note.by}: {entry.draft.note.text}
                    </span>
                  )}
                  {entry.draft?.problem && (
                    <span className={css.problem}>{entry.draft.problem}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {finds && <Hits words={words} />}
      {making && <Make kind={making} onMade={onChanged} onClose={() => setMaking(null)} />}
    </main>
  );
}

/** Texts with these words, each with a link to its field. */
function Hits({ words }: { words: string }) {
  const wanted = words.trim();
  const { version, value, refusal } = useNewest(wanted, () =>
    ask<readonly Hit[]>("GET", `${deskPaths.find}?${new URLSearchParams({ words: wanted })}`),
  );
  const hits = version === wanted ? value : null;
  return (
    <section aria-label="In the texts" className={classNames(frame.stack, css.hits)}>
      <h2>In the texts</h2>
      <p role="status" className={css.count}>
        {refusal
          ? refusal.message
          : hits === null
            ? "Searching …"
            : hits.length === 0
              ? "No text has these words."
              : ""}
      </p>
      <ul className={frame.lines}>
        {hits?.map(({ file, title, path, line, label, text }) => (
          <li key={`${file} ${keyOf(path)} ${line}`}>
            <a href={hrefOf("write", file, { path, line })}>
              {title}
              {label && ` › ${label}`}
            </a>
            <p>{marked(text, wanted)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text with the words that were looked for. */
function marked(text: string, words: string) {
  const isWhole = text.toLowerCase().includes(words.toLowerCase());
  const escaped = (isWhole ? [words] : words.split(/\s+/)).map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return text.split(new RegExp(`(${escaped.join("|")})`, "i")).map((part, i) => {
    // By place: the parts are in the order of the text.
    const key = `${i}`;
    return i % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}

const matches = ({ title, group, file }: Entry, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${group} ${file}`.toLowerCase().includes(word));

/** Brings what is published onto the site: after a failure, or what an engineer has committed. */
function SiteUpdate({ site }: { site: string | null }) {
  const [release, setRelease] = useState<ReleaseState | null>(null);
  const { isPending, error, mutate: run } = useDoing();
  const start = () =>
    run(async () => setRelease(await ask<ReleaseState>("POST", deskPaths.release)));
  return (
    <div className={frame.actions}>
      <Button line small disabled={isPending} onClick={start}>
        Update the site
      </Button>
      {release && <ReleaseNote {...{ release, site }} at="/" does="Update." />}
      {error && <p className={frame.failure}>{error.message}</p>}
    </div>
  );
}

/** Asks for the title of a new entry, also of one that begins as a copy of `from`. */
export function Make({
  kind,
  from,
  onMade,
  onClose,
}: {
  kind: NewBody["kind"];
  from?: Pick<Entry, "file" | "title">;
  onMade: () => void;
  onClose: () => void;
}) {
  const [title, setTitle] = useState("");
  const { isPending: isBusy, error: refusal, mutate: run } = useDoing();
  const make = () =>
    run(async () => {
      const { file } = await ask<{ file: string }>("POST", deskPaths.create, {
        kind,
        title: title.trim(),
        from: from?.file ?? null,
      } satisfies NewBody);
      onMade();
      location.hash = hrefOf("write", file);
    });
  return (
    <Question
      title={from ? `Duplicate “${from.title}”` : makes[kind]}
      does="Create draft"
      isBusy={isBusy || title.trim() === ""}
      onYes={make}
      onClose={onClose}
    >
      <div className={css.cell}>
        <label htmlFor="title">Title</label>
        <input
          id="title"
          value={title}
          autoComplete="off"
          maxLength={60}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <p>
        The page address comes from the title and does not change later. The draft is not public
        until it is published.
      </p>
      {refusal && (
        <p className={frame.failure} role="alert">
          {refusal.message}
        </p>
      )}
    </Question>
  );
}
