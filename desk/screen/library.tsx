import { useId, useState } from "react";
import frame from "web/inbox/frame.module.css";
import { deskPaths, type LibraryPicture } from "../wire.ts";
import { useAnswer } from "./ask.ts";
import css from "./desk.module.css";
import { Loading, Question, Trouble } from "./parts.tsx";
import { hrefOf } from "./route.ts";

/** All pictures of the content and of drafts, what shows each of them, and its alt texts. */
export function Library() {
  const { found, bar, note } = usePictures();
  return (
    <main className={frame.screen}>
      <h1>Pictures</h1>
      {bar}
      {note}
      <ul className={css.shelf}>
        {found.map((picture) => (
          <li key={picture.id}>
            <Thumbnail of={picture} />
            <h2>{nameOf(picture)}</h2>
            <p className={css.help}>{factsOf(picture)}</p>
            <Uses of={picture} />
          </li>
        ))}
      </ul>
    </main>
  );
}

type PickerProps = {
  /** Endings of the files that the field takes, as png. */
  endings: readonly string[];
  onPick: (picture: LibraryPicture) => void;
  onClose: () => void;
};

/** Asks for one of the pictures that the content has already. */
export function PicturePicker({ endings, onPick, onClose }: PickerProps) {
  const { found, bar, note } = usePictures(endings);
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  return (
    <Question
      title="Choose a picture"
      does="Use this picture"
      isBusy={!chosen || !found.includes(chosen)}
      onYes={() => chosen && onPick(chosen)}
      onClose={onClose}
    >
      {bar}
      {note}
      <fieldset className={css.shelf} aria-label="Pictures">
        {found.map((picture) => (
          <label key={picture.id}>
            <Thumbnail of={picture} />
            <span>
              <input
                type="radio"
                name="picture"
                checked={picture === chosen}
                onChange={() => setChosen(picture)}
              />
              <b>{nameOf(picture)}</b>
            </span>
            <span className={css.help}>
              {factsOf(picture)}
              {altsOf(picture).map((alt) => ` “${alt}”`)}
            </span>
          </label>
        ))}
      </fieldset>
    </Question>
  );
}

/** The pictures that are looked for; the fields to look for them, and what there is to say. */
function usePictures(endings?: readonly string[]) {
  const { data, error, refetch } = useAnswer<readonly LibraryPicture[]>(deskPaths.pictures);
  const [words, setWords] = useState("");
  const [onlyUnused, setOnlyUnused] = useState(false);
  const id = useId();
  const all = (data ?? none).filter(({ name }) => !endings || endings.includes(endingOf(name)));
  const unused = all.filter(({ uses }) => uses.length === 0);
  const found = (onlyUnused ? unused : all).filter((picture) => matches(picture, words));
  const bar = (
    <search className={css.search}>
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        type="search"
        value={words}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      {!endings && (
        <label>
          <input
            type="checkbox"
            checked={onlyUnused}
            onChange={({ target }) => setOnlyUnused(target.checked)}
          />
          Only unused ({unused.length})
        </label>
      )}
    </search>
  );
  const says =
    data && all.length === 0
      ? "There are no pictures yet. Upload one in a picture field or in the text of an article."
      : data && found.length === 0
        ? "No name and no alt text matches."
        : found.length < all.length
          ? `${found.length} of ${all.length} shown`
          : "";
  const note = (
    <>
      {!data && error === null && <Loading />}
      {error !== null && <Trouble says={error.message} onAgain={refetch} />}
      <p role="status" className={css.count}>
        {says}
      </p>
    </>
  );
  return { found, bar, note };
}

const none: readonly LibraryPicture[] = [];

/** Whether the name, an alt text or a place has all of these words. */
function matches({ name, uses }: LibraryPicture, words: string): boolean {
  const told = [name, ...uses.flatMap(({ alt, title, label }) => [alt, title, label])]
    .join(" ")
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}

/** Its words are beside it. */
const Thumbnail = ({ of: { id } }: { of: LibraryPicture }) => (
  <img src={`${deskPaths.thumbnail}?${new URLSearchParams({ id })}`} alt="" loading="lazy" />
);

const where = {
  both: "",
  draft: " (in the draft)",
  published: " (until the draft is published)",
} as const;

/** Links to the fields that show a picture, each with its alt text. */
function Uses({ of: { uses, isNew } }: { of: LibraryPicture }) {
  if (uses.length === 0)
    return (
      <p>
        <b>Nothing uses this picture.</b>
      </p>
    );
  return (
    <ul>
      {uses.map(({ file, title, path, line, label, alt, in: place }) => (
        <li key={`${file} ${path.join(".")} ${line} ${place}`}>
          <a href={hrefOf("write", file, { path, line })}>
            {label.startsWith(`${title} › `) ? label : `${title} › ${label}`}
          </a>
          {!isNew && where[place]}
          {alt !== null && <p>{alt === "" ? "No alt text" : `“${alt}”`}</p>}
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ name }: LibraryPicture) => name.slice(name.lastIndexOf("/") + 1);
const endingOf = (name: string) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();
export const altsOf = ({ uses }: LibraryPicture) => [
  ...new Set(uses.flatMap(({ alt }) => alt || [])),
];

/** "1200 by 800 pixels, 340 KB" */
function factsOf({ size, bytes, isNew }: LibraryPicture): string {
  const pixels = size ? `${size.width} by ${size.height} pixels` : "cannot be read";
  const weight =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${pixels}, ${weight}${isNew ? ". Only in a draft" : ""}`;
}
