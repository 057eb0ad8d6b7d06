import { siemlyWindow } from "content/specimen/exhibits/siemly-windows.ts";
import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./siemly-window.module.css";

type WindowProps = {
  id: string;
  tab: keyof typeof siemlyWindow.tabs;
  title: string;
  note: string;
  list?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** A drawn window of the platform with the open instrument. All data in it is invented. */
export function SiemlyWindow({ id, tab, title, note, list, foot, children }: WindowProps) {
  return (
    <figure className={css.window} id={id} aria-label={siemlyWindow.label(siemlyWindow.tabs[tab])}>
      <div className={classNames(text.mono, css.bar)} aria-hidden="true">
        <b>{siemlyWindow.product}</b>
        {Object.entries(siemlyWindow.tabs).map(([key, name]) => (
          <span key={key} className={key === tab ? css.open : undefined}>
            {name}
          </span>
        ))}
        <i>{siemlyWindow.specimen}</i>
      </div>
      <div className={list ? css.withList : undefined}>
        {list}
        <div className={css.pane}>
          <p className={css.title}>
            <b>{title}</b>
            <span className={text.mono}>{note}</span>
          </p>
          {children}
          {foot && <p className={classNames(text.mono, css.foot)}>{foot}</p>}
        </div>
      </div>
    </figure>
  );
}
