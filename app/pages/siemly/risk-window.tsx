import text from "#app/ui/text.module.css";
import css from "./siemly-window.module.css";
import { SiemlyWindow } from "./siemly-window.tsx";

const RISKS = [
  ["high", "High", "Mass download, then deletion", "D. Amadi, 212 files, 16:20 to 18:40"],
  ["medium", "Medium", "Forwarding rule to outside domain", "D. Amadi, 16:24"],
  ["low", "Low", "Sign-in from a new device", "K. Ostrow, 08:11"],
] as const;

/** Three events out of a day's forty thousand, each with its rating and its reason. */
export function RiskWindow() {
  return (
    <SiemlyWindow
      id="screenshot-risk"
      tab="Risk"
      title="Risk, last 24 hours"
      note="3 of 41,277 events"
      foot="Dismissed events are kept, with the name of who dismissed them."
    >
      <ol className={css.risks}>
        {RISKS.map(([level, label, title, detail]) => (
          <li key={title}>
            <span className={css[level]}>{label}</span>
            <div>
              <b>{title}</b>
              <p className={text.mono}>{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </SiemlyWindow>
  );
}
