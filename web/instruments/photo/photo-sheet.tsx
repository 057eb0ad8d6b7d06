import type { ReactNode } from "react";
import fold from "web/instruments/frame/fold.module.css";
import { Facts, known } from "web/instruments/frame/result.tsx";
import text from "web/parts/text.module.css";
import { deviceFacts, editFacts, type Fact, fileFacts, placeFacts, timeFacts } from "./fact-rows.ts";
import css from "./photo.module.css";
import { deviceName } from "./photo-table.tsx";
import type { Photo } from "./read-photos.ts";
import { ThumbnailPair } from "./thumbnail-pair.tsx";
import { photoResult as words } from "./words-result.ts";

/** What to ask about a photograph, and the picture beside its thumbnail. */
export function PhotoQuestions({ photo }: { photo: Photo }) {
  const { facts } = photo;
  const { parts } = words;
  return (
    <>
      {facts.findings.length > 0 && (
        <Part title={parts.ask} name={css.ask}>
          <ol>
            {facts.findings.map(({ kind, detail }) => (
              <li key={kind}>{words.findings[kind](detail)}</li>
            ))}
          </ol>
        </Part>
      )}
      <Part title={parts.pictures} name={css.pair}>
        <ThumbnailPair photo={photo} />
      </Part>
    </>
  );
}

/** All facts of one photograph; the first is open. With `isAlone` the questions are above it. */
export function PhotoSheet({ photo, number, isAlone }: { photo: Photo; number: number; isAlone: boolean }) {
  const { facts } = photo;
  const { parts } = words;
  return (
    <details open={number === 1}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <b>{facts.name}</b>
        <span className={text.mono}>{deviceName(facts)}</span>
      </summary>
      <div className={css.photo}>
        {!isAlone && <PhotoQuestions photo={photo} />}
        <Part title={parts.times}>
          <FactList facts={timeFacts(facts)} />
        </Part>
        <Part title={parts.device}>
          <FactList facts={deviceFacts(facts)} />
        </Part>
        <Part title={parts.place}>
          <FactList facts={placeFacts(facts)} />
        </Part>
        <Part title={parts.file}>
          <FactList facts={fileFacts(facts)} />
        </Part>
        <Part title={parts.edits}>
          <FactList facts={editFacts(facts)} />
        </Part>
        <Part title={parts.missing}>
          {facts.missing.length === 0 ? (
            <p>{words.missing.nothing}</p>
          ) : (
            <>
              <ul>
                {facts.missing.map((kind) => (
                  <li key={kind}>{words.missing.kinds[kind]}</li>
                ))}
              </ul>
              <p>{words.missing.note}</p>
            </>
          )}
        </Part>
      </div>
    </details>
  );
}

function Part({ title, name, children }: { title: string; name?: string | undefined; children: ReactNode }) {
  return (
    <div className={name}>
      <h5 className={text.mono}>{title}</h5>
      {children}
    </div>
  );
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  const there = known(facts);
  return there.length > 0 ? <Facts facts={there} /> : <p>{words.none}</p>;
}
