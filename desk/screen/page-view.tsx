import { useEffect, useEffectEvent, useRef, useState } from "react";
import frame from "web/inbox/frame.module.css";
import text from "web/parts/text.module.css";
import { deskPaths, type FieldPath, type Words } from "../wire.ts";
import { Refusal, useNewest } from "./ask.ts";
import css from "./desk.module.css";
import { findField } from "./find-field.ts";

/** In CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;
type Width = keyof typeof widths;

type PageViewProps = {
  file: string;
  version: string;
  words: Words;
  shownAt: readonly string[];
  onFound: (path: FieldPath, line?: number) => void;
};

/** The real page with the saved words, in a frame of its own policy. */
export function PageView({ file, version, words, shownAt, onFound }: PageViewProps) {
  const [page, setPage] = useState("");
  const [width, setWidth] = useState<Width>(innerWidth < widths.Desktop / 2 ? "Phone" : "Desktop");
  const [isElsewhere, setElsewhere] = useState(false);
  const [inner, setInner] = useState<Document | null>(null);
  const { stage, size, scale } = useStage(widths[width]);
  const address = shownAt.includes(page) ? page : (shownAt[0] ?? "");
  const src = `${deskPaths.preview}?${new URLSearchParams({ file, at: address, version })}`;
  // None while nobody sees it.
  const { value: drawn, refusal } = useNewest(inner && size.width > 0 ? src : "", () =>
    askPage(src),
  );
  useEffect(() => {
    const changed = inner && drawn && bring(inner.documentElement, drawn.documentElement);
    if (changed) showIn(changed);
    setElsewhere(false);
  }, [inner, drawn]);
  const find = useEffectEvent((event: Event) => {
    event.preventDefault();
    const view = inner?.defaultView;
    const place =
      view && event.target instanceof view.Element ? findField(words, event.target) : null;
    setElsewhere(!place);
    if (place) onFound(place.path, place.line);
  });
  useEffect(() => {
    const sheet = inner?.defaultView && new inner.defaultView.CSSStyleSheet();
    if (!sheet) return;
    // Sections out of view have no height of their own (web/styles/base.css): then a place to
    // scroll to means nothing.
    sheet.replaceSync("* { content-visibility: visible !important; } html { cursor: pointer; }");
    inner.adoptedStyleSheets = [sheet];
    inner.addEventListener("click", find, true);
  }, [inner]);

  if (address === "")
    return <p className={frame.small}>There is no preview: no page shows this list by itself.</p>;
  const note = refusal
    ? refusal.status === null
      ? "The preview cannot be loaded: no connection. It loads by itself when the connection is back."
      : refusal.status === 404
        ? `There is no page at ${address} with these words.`
        : "The preview updates again when the problems are fixed."
    : !drawn
      ? "Loading the preview … The first one after a start takes about ten seconds."
      : isElsewhere &&
        "This text is not on this form. It comes from another page or from the site itself.";
  return (
    <section className={css.page} aria-label="Preview">
      <div className={css.pageBar}>
        {shownAt.length > 1 ? (
          <select
            aria-label="Page"
            value={address}
            onChange={(event) => setPage(event.target.value)}
          >
            {shownAt.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        ) : (
          <p className={css.address}>{address}</p>
        )}
        <fieldset className={frame.boxes}>
          <legend className={text.hidden}>Width</legend>
          {(["Phone", "Desktop"] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === name}
              onClick={() => setWidth(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <p className={frame.small} role="status">
        {note}
      </p>
      <div ref={stage} className={css.stage}>
        <iframe
          key={address}
          title="The page with these words"
          src={deskPaths.frame}
          onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
          style={{
            width: size.width / scale,
            height: size.height / scale,
            scale: String(scale),
            insetInlineStart: size.left,
          }}
        />
      </div>
    </section>
  );
}

/**
 * The page at an address of the desk. fetch() gives no document, and parsing text as one is not
 * allowed here. Throws a Refusal.
 */
const askPage = (url: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.onloadend = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Refusal("", request.status || null));
    request.send();
  });

/** Scrolls the page, and not the desk around it, to an element that is out of view. */
function showIn(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const { top, bottom, height } = element.getBoundingClientRect();
  if (!view || height === 0 || (top >= 0 && bottom <= view.innerHeight)) return;
  view.scrollBy({ top: top - Math.max(view.innerHeight - height, 0) / 2 });
}

/**
 * Makes a part of the page on show like the one of a newer page. What is the same stays: nothing
 * flickers. Gives the first element of the body that has changed; null when the whole body is new,
 * or nothing of it.
 */
function bring(shown: Node, newer: Node): Element | null {
  if (shown.isEqualNode(newer)) return null;
  const [parts, wanted] = [[...shown.childNodes], [...newer.childNodes]];
  const isAlike =
    parts.length > 0 &&
    parts.length === wanted.length &&
    shown.cloneNode().isEqualNode(newer.cloneNode());
  if (isAlike) {
    const changed = parts.map((part, i) => bring(part, wanted[i] ?? part));
    return changed.find((element) => element !== null) ?? null;
  }
  const around = shown.parentElement;
  const fresh = shown.ownerDocument?.importNode(newer, true) ?? newer;
  shown.parentNode?.replaceChild(fresh, shown);
  const element = [...(around?.children ?? [])].find((child) => child === fresh) ?? around;
  return element?.matches("body *") ? element : null;
}

/** The room of the frame, and how much a page of `wanted` pixels is made smaller to fit. */
function useStage(wanted: number) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage.current) return;
    const watch = new ResizeObserver(
      ([entry]) =>
        entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, room.width / wanted || 1);
  const width = Math.min(
    room.width,
    Math.max(wanted * scale, scale < 1 ? 0 : wanted === widths.Desktop ? room.width : wanted),
  );
  return { stage, scale, size: { width, height: room.height, left: (room.width - width) / 2 } };
}
