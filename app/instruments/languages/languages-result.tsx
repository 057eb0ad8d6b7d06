import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { CopyButton } from "#app/instruments/frame/copy-button.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Actions, Limits } from "#app/instruments/frame/instrument.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import css from "./languages.module.css";
import { languagesCsv } from "./languages-csv.ts";
import { isDoubtful, type LanguagesOutcome } from "./outcome.ts";
import { ParagraphTable } from "./paragraph-table.tsx";
import type { LanguagesFound } from "./read-languages.ts";
import { requestLines } from "./request-lines.ts";
import { saveLanguages } from "./save-languages.ts";
import { TallyTable } from "./tally-table.tsx";
import { languages } from "./words.ts";
import { languagesResult as words } from "./words-result.ts";

type LanguagesResultProps = { readonly outcome: LanguagesOutcome; readonly isSpecimen: boolean; readonly onRestart: () => void };

/** The languages found, by paragraph, and what to ask a translator for. */
export function LanguagesResult({ outcome, isSpecimen, onRestart }: LanguagesResultProps) {
  const { found, verdict } = outcome;
  const made = instrumentFrame.made(utcStamp(found.ended), languages.version);
  const lines = requestLines(outcome);
  return (
    <>
      <BagLabel top cells={labelOf(outcome)} />
      <div className={css.result}>
        <div>
          <Verdict title={verdict.title} notes={[...(isSpecimen ? [words.specimenNote] : []), ...notesOf(outcome)]} />
          <TallyTable outcome={outcome} />
          <Unread unread={found.unread} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      {lines.length > 0 && (
        <div className={css.means}>
          <h4>{words.means.title}</h4>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <ParagraphTable outcome={outcome} />
      <p className={classNames(text.mono, css.onPaper)}>{made}</p>
      <Actions>
        <Button small onClick={() => saveLanguages(outcome, isSpecimen)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => saveFile("languages.csv", "text/csv", languagesCsv(found))}>
          {instrumentFrame.saveCsv}
        </Button>
        <CopyButton line words={lines.join("\n")}>
          {words.means.copy}
        </CopyButton>
        <Button small line onClick={() => printInstrument("languages")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        <p className={text.mono}>{made}</p>
      </Actions>
    </>
  );
}

function labelOf({ found: { documents }, words: all }: LanguagesOutcome) {
  const { files, size, words: term, digest } = languages.labelCells;
  const [only, ...others] = documents;
  const digests = documents.map(({ sha256 }) => sha256 ?? "").join(" ");
  return [
    { term: files, value: others.length > 0 ? languages.fileCount(documents.length) : (only?.name ?? "") },
    { term: size, value: fileSize(documents.reduce((sum, document) => sum + document.size, 0)) },
    { term, value: count(all) },
    { term: digest, value: documents.length > MOST_DIGESTS ? words.digests : digests, wide: true },
  ];
}

/** Only a single digest is shown; the report has all. */
const MOST_DIGESTS = 1;

function notesOf({ found, words: all }: LanguagesOutcome): readonly string[] {
  const { notes } = words;
  const doubtful = found.paragraphs.filter(isDoubtful).length;
  const mixed = found.paragraphs.reduce((sum, paragraph) => sum + paragraph.mixed.length, 0);
  const latin = found.documents.filter(({ encoding }) => encoding === "windows-1252").map(({ name }) => name);
  return [
    notes.words(all, found.documents.length),
    ...(doubtful > 0 ? [notes.doubtful(doubtful)] : []),
    ...(mixed > 0 ? [notes.mixed(mixed)] : []),
    ...(latin.length > 0 ? [notes.latin(latin.join(", "))] : []),
    ...(found.unread.length > 0 ? [notes.unread(found.unread.length)] : []),
  ];
}

function Unread({ unread }: Pick<LanguagesFound, "unread">) {
  if (unread.length === 0) return null;
  return (
    <div className={css.unread}>
      <h4 className={text.mono}>{words.unreadTitle}</h4>
      <ul>
        {unread.map(({ name, reason }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays
          <li key={i}>
            <b>{name}</b> {words.unread[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}
