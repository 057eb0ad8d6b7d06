import { custody } from "content/specimen/exhibits/forensics.ts";
import exhibit from "web/drawings/exhibit.module.css";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./custody-exhibit.module.css";

const { title, note, foot, entries, hash, places, resultTitle, result } = custody;

/** The chain of custody of one phone, with the hash at its start and its end. */
export function CustodyExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={classNames(exhibit.entries, css.chain)}>
        {entries.map(({ at, who, what, signed }) => (
          <li key={at}>
            <span className={text.mono}>{at}</span>
            <p>
              <b>{who}</b>
              {what}
            </p>
            <i>{signed}</i>
          </li>
        ))}
      </ol>
      <dl className={css.hashes}>
        {places.map((place) => (
          <div key={place}>
            <dt className={text.mono}>{place}</dt>
            <dd className={classNames(text.mono, css.hash)}>
              {hash.map((group) => (
                <span key={group}>{group}</span>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt className={text.mono}>{resultTitle}</dt>
          <Phrase as="dd" className={css.result} words={result} />
        </div>
      </dl>
    </Exhibit>
  );
}
