import { sectionBates } from "content/bates.ts";
import { plainText } from "content/marks.ts";
import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./sheet.module.css";

/** What every section has: its anchor, and its name for the margin and the side tab. */
export type SectionProps = { readonly id: string; readonly label: string };

type SheetProps = SectionProps & {
  /** The ground: bond by default, board for one section in three, the practice's colour, or ink. */
  ground?: "bond" | "board" | "tab" | "ink";
  flush?: "top" | "bottom";
  className?: string | undefined;
  /** Drawn beside the margin, outside the body's column: line numbers, backgrounds. */
  aside?: ReactNode;
  /** The visible heading: when it says the section's name, the margin leaves the name out. */
  heading?: string | undefined;
  /** The margin's words when they differ from the section's name; null for none. */
  marginNote?: string | null;
  /**
   * Puts the name above the heading at every width, for a page whose title does not say what it is.
   */
  nameAbove?: boolean;
  /** The id of the interactive exhibit in the section (web/instruments/). */
  instrument?: string;
  children: ReactNode;
};

/**
 * One section on pleading paper. Its name is in the margin, or above the heading where the margin
 * is too narrow; so is the page's Bates number, in the first section.
 */
export function Sheet(props: SheetProps) {
  const {
    id,
    label,
    ground = "bond",
    flush,
    className,
    aside,
    heading,
    nameAbove,
    instrument,
    children,
  } = props;
  const { marginNote = says(heading, label) ? null : label } = props;
  const flushClass = flush === "top" ? css.flushTop : flush === "bottom" && css.flushBottom;
  return (
    <section
      id={id}
      className={classNames(
        css.sheet,
        ground !== "bond" && css[ground],
        flushClass,
        nameAbove && css.above,
        className,
      )}
      data-instrument={instrument}
    >
      <Margin note={marginNote} />
      {aside}
      <div className={css.body}>
        {children}
        {useContext(SectionEndContext)}
      </div>
    </section>
  );
}

/** Whether the heading has the words of the name, in their order. */
function says(heading = "", name: string): boolean {
  const words = (text: string) =>
    ` ${plainText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ")} `;
  return words(heading).includes(words(name));
}

/** The margin alone, for the footer and other frames that are not sections. */
export function Margin({ note }: { note: string | null }) {
  const bates = useBates();
  return (
    <div className={css.margin}>
      {(note || bates !== null) && (
        <div>
          {note && <b data-name>{note}</b>}
          {bates !== null && (
            <span data-bates>
              <Bates n={bates} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}

export const frame = { sheet: css.sheet, body: css.body, ink: css.ink };

const SectionEndContext = createContext<ReactNode>(null);

/** What a page adds at the end of a section. */
export const SectionEnd = SectionEndContext.Provider;

const BatesContext = createContext<number | null>(null);

export const BatesProvider = BatesContext.Provider;

/** The page's Bates number in its first section; null in the others. */
export const useBates = () => useContext(BatesContext);

export function Bates({ n }: { n: number }) {
  return <span className={text.bates}>{sectionBates(n)}</span>;
}
