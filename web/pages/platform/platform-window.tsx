import type { Picture as PictureData } from "content/picture.ts";
import { platformWindow } from "content/specimen/exhibits/platform-windows.ts";
import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import { Picture } from "web/parts/picture.tsx";
import text from "web/parts/text.module.css";
import css from "./platform-window.module.css";

type WindowProps = {
  id: string;
  tab: keyof typeof platformWindow.tabs;
  title: string;
  note: string;
  list?: ReactNode;
  foot?: ReactNode;
  /** A screenshot in place of what is drawn. */
  picture: PictureData | undefined;
  first?: boolean;
  children: ReactNode;
};

/** A drawn window of the platform with the open instrument, or with its screenshot. All data in the drawing is invented. */
export function PlatformWindow({ id, tab, title, note, list, foot, picture, first, children }: WindowProps) {
  if (picture)
    return (
      <figure className={css.window} id={id}>
        <Bar tab={tab} />
        <Picture picture={picture} sizes="(min-width: 60rem) 50vw, 90vw" {...(first && { first })} />
        {picture.caption && <figcaption className={classNames(text.mono, css.caption)}>{picture.caption}</figcaption>}
      </figure>
    );
  return (
    <figure className={css.window} id={id} aria-label={platformWindow.label(platformWindow.tabs[tab])}>
      <Bar tab={tab}>
        <i>{platformWindow.specimen}</i>
      </Bar>
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

function Bar({ tab, children }: Pick<WindowProps, "tab"> & { children?: ReactNode }) {
  return (
    <div className={classNames(text.mono, css.bar)} aria-hidden="true">
      <b>{platformWindow.product}</b>
      {Object.entries(platformWindow.tabs).map(([key, name]) => (
        <span key={key} className={key === tab ? css.open : undefined}>
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}
