import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { marks } from "./plain-text.ts";
import text from "./text.module.css";

/**
 * Words from `content/`, with the few marks a writer may set:
 * `==proved==` is struck with the highlighter, `~~alleged~~` is set in the broken cut, `*title*` in italics,
 * `[label](/path)` is a link, and a line break is a line break. Nothing else is interpreted.
 */
export function RichText({ children }: { children: string }) {
  return <>{parse(children)}</>;
}

function parse(source: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > end) nodes.push(source.slice(end, match.index));
    end = match.index + match[0].length;
    nodes.push(<Fragment key={match.index}>{render(match, /\w/.test(source.slice(end)))}</Fragment>);
  }
  if (end < source.length) nodes.push(source.slice(end));
  return nodes;
}

/** `more`: words follow, perhaps on a line below, which the stroke must not touch (app/styles/base.css). */
function render([whole, proved, alleged, italic, label, href]: RegExpMatchArray, more: boolean): ReactNode {
  if (whole === "\n") return <br />;
  if (proved) return <mark data-more={more ? "" : undefined}>{parse(proved)}</mark>;
  if (alleged) return <span className={text.alleged}>{alleged}</span>;
  if (label && href)
    return href.startsWith("/") ? (
      <Link discover="none" to={href}>
        {label}
      </Link>
    ) : (
      <a href={href}>{label}</a>
    );
  return <em>{parse(italic ?? "")}</em>;
}
