import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Caption, Exhibit, Split } from "./exhibit.tsx";
import css from "./teams-thread-exhibit.module.css";

const versions = [
  ["v5", "2 Mar 10:14", "$9.8 M"],
  ["v6", "6 Mar 18:31", "$9.8 M"],
  ["v7", "6 Mar 22:05", "$14.2 M"],
  ["v8", "13 Mar 07:52", "$14.2 M"],
] as const;
const asSent = "v6";

/** A linked workbook: the message, and the version it was sent with. */
export function TeamsThreadExhibit({ letter = "C-3" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Teams thread, linked workbook"
      note={`${versions.length} versions`}
      foot="The link opens v8 today. The message was sent with v6"
    >
      <Split>
        <ol className={css.thread}>
          <li>
            <span className={text.mono}>Castellan, 6 Mar 18:40</span>
            <p>Numbers are in the workbook, use the link.</p>
            <span className={css.file}>
              <b>Q4-reserve.xlsx</b>
              <span className={text.mono}>collected as sent: {asSent}</span>
            </span>
          </li>
          <li>
            <span className={text.mono}>Amadi, 14 Mar 08:12</span>
            <p>I see 14.2. Was it not 9.8?</p>
          </li>
        </ol>
        <div>
          <Caption>
            <span>Version history</span> <span>SharePoint, UTC−6</span>
          </Caption>
          <ol className={classNames(text.mono, css.versions)}>
            {versions.map(([version, saved, amount]) => (
              <li key={version} className={version === asSent ? css.on : undefined}>
                <b>{version}</b>
                <span>{saved}</span>
                <span>{amount}</span>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Exhibit>
  );
}
