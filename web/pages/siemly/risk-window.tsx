import { riskWindow } from "content/specimen/exhibits/siemly-windows.ts";
import text from "web/parts/text.module.css";
import css from "./siemly-window.module.css";
import { SiemlyWindow } from "./siemly-window.tsx";

/** Three events from a day's forty thousand, each with its rating and its reason. */
export function RiskWindow() {
  return (
    <SiemlyWindow id="screenshot-risk" tab="risk" title={riskWindow.title} note={riskWindow.note} foot={riskWindow.foot}>
      <ol className={css.risks}>
        {riskWindow.risks.map(({ level, label, title, detail }) => (
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
