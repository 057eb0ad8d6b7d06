import { teamsThread } from "content/specimen/exhibits/microsoft-365.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import exhibit from "./exhibit.module.css";
import { Caption, Exhibit, Split } from "./exhibit.tsx";
import css from "./teams-thread-exhibit.module.css";

/** A linked workbook: the message, and the version it was sent with. */
export function TeamsThreadExhibit({ letter }: { letter?: string | undefined }) {
  const { title, note, foot, messages, file, collected, history, clock, versions, asSent } =
    teamsThread;
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <Split>
        <ol className={classNames(exhibit.pane, css.thread)}>
          {messages.map(({ from, words, linked }) => (
            <li key={from}>
              <span className={text.mono}>{from}</span>
              <p className={text.read}>{words}</p>
              {linked && (
                <span className={css.file}>
                  <b>{file}</b>
                  <span className={text.mono}>{collected}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
        <div>
          <Caption>
            <span>{history}</span> <span>{clock}</span>
          </Caption>
          <ol className={classNames(text.mono, exhibit.entries, css.versions)}>
            {versions.map(({ version, shown, reserve }) => (
              <li key={version} data-on={version === asSent || undefined}>
                <b>{version}</b>
                <span>{shown}</span>
                <span>{reserve}</span>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Exhibit>
  );
}
