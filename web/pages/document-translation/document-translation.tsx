import { languages } from "content/instruments.ts";
import { translation } from "content/specimen/exhibits/translation.ts";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { LanguagesInstrument } from "web/instruments/languages/languages-instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Figure } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import { Benefits, FeatureIndex, UseCases } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import css from "./document-translation.module.css";

type Words = PageProps<"document-translation">["words"];

export default function DocumentTranslation({ words }: PageProps<"document-translation">) {
  return (
    <Page path="/document-translation" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <TranslationExhibit letter="A" />
      </PracticeHero>
      <TranslationLanguages id="scripts" {...words.languages} />
      <Instrument
        id="languages"
        label={languages.label}
        words={languages}
        of={LanguagesInstrument}
      />
      <Process id="levels" ground="board" {...words.levels} />
      <FeatureIndex id="features" {...words.features} />
      <UseCases id="uses" ground="board" {...words.uses} />
      <Benefits id="benefits" {...words.benefits} />
      <Division id="limits" ground="board" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The number of languages, and the typical error in each family of scripts. */
function TranslationLanguages({
  id,
  label,
  heading,
  claim,
  measures,
  scripts,
  note,
}: SectionProps & Words["languages"]) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <p className={classNames(blocks.late, blocks.heading, css.figure)}>
        <b className={classNames(text.figure, text.giant)}>
          <Figure claim={claim} marked />
        </b>
        <span className={text.heading}>{measures}</span>
      </p>
      <ul
        className={classNames(
          blocks.ruled,
          blocks.threes,
          blocks.stacks,
          blocks.notes,
          css.scripts,
        )}
      >
        {scripts.map(({ script, languages, trap }) => (
          <li key={script}>
            <h3>{script}</h3>
            <p className={text.mono}>{languages}</p>
            <p>{trap}</p>
          </li>
        ))}
      </ul>
      <p className={classNames(text.sub, blocks.foot)}>{note}</p>
    </Sheet>
  );
}

const { title, note, foot, columns, section, clauses, seal, term } = translation;

/** A clause and its translation, line by line, with the stamps in place. */
export function TranslationExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <table className={css.pair}>
        <HeadRow columns={[columns.original, columns.translation]} />
        <tbody>
          {clauses.map(({ number, original: [words, struck], translation: english }) => (
            <tr key={number}>
              <td lang="de">
                <span className={text.mono}>
                  {section} {number}
                </span>
                {words}
                {struck && <u>{struck}</u>}
              </td>
              <td>
                <span className={text.mono}>
                  {section} {number}
                </span>
                <RichText>{english}</RichText>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td lang="de">
              <Seal>{seal.original}</Seal>
            </td>
            <td>
              <Seal>{seal.translation}</Seal>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classNames(text.mono, css.term)}>
        <b>{term.title}</b> <span lang="de">{term.word}</span> {term.rule}
      </p>
    </Exhibit>
  );
}

function Seal({ children }: { children: string }) {
  return <span className={classNames(text.mono, css.seal)}>{children}</span>;
}
