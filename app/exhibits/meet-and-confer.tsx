import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Exhibit } from "./exhibit.tsx";
import css from "./meet-and-confer.module.css";

const items = [
  { item: "Preservation", term: "12 custodians, 1 January to 31 March, chat included", state: "Agreed" },
  { item: "Not reasonably accessible", term: "Backup tape: identified, kept, not searched", state: "Agreed" },
  { item: "Search", term: "14 terms, hit reports exchanged, null set sampled", state: "Agreed" },
  { item: "Deduplication", term: "Global, by family hash; every custodian listed", state: "Agreed" },
  { item: "Form of production", term: "TIFF with text; spreadsheets and audio native", state: "Agreed" },
  { item: "Chat", term: "24 hours of a channel is one document", state: "Open" },
  { item: "Linked files", term: "Version as sent, where the tenant has kept it", state: "Open" },
  { item: "Clawback", term: "Order under FRE 502(d), no showing of care needed", state: "Agreed", marked: true },
] as const;

/** An ESI protocol on its way to the Rule 26(f) report: what is settled and what is not. */
export function EsiProtocolExhibit({ letter = "E-2" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="ESI protocol, after the second call"
      note="6 agreed, 2 open"
      foot="For the Rule 26(f) report. Open items go to the court as two short paragraphs, one from each side"
    >
      <ol className={css.items}>
        {items.map((entry, i) => (
          <li key={entry.item}>
            <span className={text.mono}>{i + 1}</span>
            <b>{entry.item}</b>
            <p>{"marked" in entry ? <mark>{entry.term}</mark> : entry.term}</p>
            <span className={classNames(text.mono, entry.state === "Open" ? css.open : css.agreed)}>{entry.state}</span>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
