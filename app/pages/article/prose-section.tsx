import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import text from "#app/ui/text.module.css";
import type { Ending } from "#content/articles/prose.ts";
import type { Person } from "#content/people.ts";
import { AuthorsBox } from "./authors-box.tsx";
import { Doors, TurnTo } from "./doors.tsx";
import type { NumberedSection } from "./numbering.ts";
import css from "./prose.module.css";
import { Prose } from "./prose.tsx";
import { VerdictLine } from "./verdict.tsx";

type ProseSectionProps = SectionProps & { section: NumberedSection; opening: boolean; authors: readonly Person[] };

/** One section of an article. The opening has no heading; its first paragraph is larger instead. */
export function ProseSection({ id, label, section, opening, authors }: ProseSectionProps) {
  const { kicker, heading, blocks, endings } = section;
  return (
    <Sheet id={id} label={label} className={kicker && css.ruled}>
      {heading && (
        <header className={css.header}>
          {kicker && <p className={text.mono}>{kicker}</p>}
          <h2>{heading}</h2>
        </header>
      )}
      <Prose blocks={blocks} opening={opening} />
      {endings.map((ending) => (
        <EndingOf key={ending.kind} ending={ending} authors={authors} />
      ))}
    </Sheet>
  );
}

function EndingOf({ ending, authors }: { ending: Ending; authors: readonly Person[] }) {
  switch (ending.kind) {
    case "verdict":
      return <VerdictLine {...ending} />;
    case "doors":
      return <Doors {...ending} />;
    case "turn":
      return <TurnTo links={ending.links} />;
    case "authors":
      return <AuthorsBox heading={ending.heading} people={authors} />;
  }
}
