import { holdsWindow } from "content/specimen/exhibits/siemly-windows.ts";
import text from "web/parts/text.module.css";
import css from "./siemly-window.module.css";
import { SiemlyWindow } from "./siemly-window.tsx";

/** A legal hold with six custodians and the status of each. */
export function HoldsWindow() {
  return (
    <SiemlyWindow id="screenshot-holds" tab="holds" title={holdsWindow.title} note={holdsWindow.note} foot={holdsWindow.foot}>
      <ol className={css.holds}>
        {holdsWindow.holds.map(([name, share, state]) => (
          <li key={name}>
            <b>{name}</b>
            <svg aria-hidden="true">
              <rect width={`${share}%`} height="100%" />
            </svg>
            <span className={text.mono}>{state}</span>
          </li>
        ))}
      </ol>
    </SiemlyWindow>
  );
}
