import { useCallback, useEffect, useRef, useState } from "react";
import text from "web/parts/text.module.css";
import { deskPaths, type FieldPath, type Words } from "../wire.ts";
import css from "./desk.module.css";
import { findField } from "./find-field.ts";

/** In CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;
type Width = keyof typeof widths;
/** In milliseconds: when a page that did not come is asked for again. */
const RETRY = 4_000;
/** In milliseconds: longer than a page takes. */
const LATE = 30_000;

type PageViewProps = {
  file: string;
  version: string;
  words: Words;
  shownAt: readonly string[];
  onFound: (path: FieldPath, line?: number) => void;
};

/** The real page with the saved words. Two frames take turns, so that the page on show changes at once and stays where it was scrolled. */
export function PageView({ file, version, words, shownAt, onFound }: PageViewProps) {
  const [page, setPage] = useState(shownAt[0] ?? "");
  const [width, setWidth] = useState<Width>("Desktop");
  const [note, setNote] = useState("Loading the preview … The first one after a start takes about ten seconds.");
  const address = shownAt.includes(page) ? page : (shownAt[0] ?? "");
  const src = `${deskPaths.preview}?${new URLSearchParams({ file, at: address, version })}`;
  const { stage, size, scale } = useStage(widths[width]);
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const;
  const [shown, setShown] = useState<0 | 1>(0);
  const asked = useRef("");
  const [isDrawing, setDrawing] = useState(false);
  const next = shown === 0 ? 1 : 0;

  // One page at a time: a server that is slower than the typing draws the newest words next. None while nobody sees it.
  useEffect(() => {
    const frame = frames[next].current;
    if (isDrawing || !frame || asked.current === src || address === "" || size.width === 0) return;
    asked.current = src;
    setDrawing(true);
    frame.contentWindow?.location.replace(src);
  });

  const askAgain = useCallback(() => {
    setNote("The preview cannot be loaded: no connection. It loads by itself when the connection is back.");
    asked.current = "";
    setTimeout(setDrawing, RETRY, false);
  }, []);

  // Firefox does not report a frame that has failed.
  useEffect(() => {
    if (!isDrawing) return;
    const timer = setTimeout(askAgain, LATE);
    return () => clearTimeout(timer);
  }, [isDrawing, askAgain]);

  const take = (index: 0 | 1) => {
    const [frame, former] = [frames[index].current, frames[index === 0 ? 1 : 0].current];
    const [inner, before] = [frame?.contentDocument, former?.contentDocument];
    if (!frame || index === shown || inner?.URL === "about:blank") return;
    // Without a connection there is no document to look at; a page with faults is a problem in JSON.
    if (!inner) return askAgain();
    setDrawing(false);
    if (inner.contentType !== "text/html") return setNote("The preview updates again when the problems are fixed.");
    layOut(inner);
    if (before && pathOf(before) === pathOf(inner)) inner.defaultView?.scrollTo(0, before.defaultView?.scrollY ?? 0);
    inner.addEventListener("submit", (event) => event.preventDefault());
    setNote("");
    setShown(index);
  };

  // The words at the time of the click, not of the load.
  useEffect(() => {
    const inner = frames[shown].current?.contentDocument;
    const view = inner?.defaultView;
    const find = (event: Event) => {
      event.preventDefault();
      const place = view && event.target instanceof view.Element ? findField(words, event.target) : null;
      setNote(place ? "" : "This text is not on this form. It comes from another page or from the site itself.");
      if (place) onFound(place.path, place.line);
    };
    inner?.addEventListener("click", find, true);
    return () => inner?.removeEventListener("click", find, true);
  });

  if (address === "") return <p className={css.note}>There is no preview: no page shows this list by itself.</p>;
  return (
    <section className={css.page} aria-label="Preview">
      <div className={css.pageBar}>
        {shownAt.length > 1 ? (
          <select aria-label="Page" value={address} onChange={(event) => setPage(event.target.value)}>
            {shownAt.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        ) : (
          <p className={css.address}>{address}</p>
        )}
        <fieldset className={css.switch}>
          <legend className={text.hidden}>Width</legend>
          {(["Phone", "Desktop"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <p className={css.note} role="status">
        {note}
      </p>
      <div ref={stage} className={css.stage}>
        {([0, 1] as const).map((index) => (
          <iframe
            key={index}
            ref={frames[index]}
            title={index === shown ? "The page with these words" : "The next state of the page"}
            aria-hidden={index !== shown}
            tabIndex={index === shown ? 0 : -1}
            data-shown={index === shown}
            onLoad={() => take(index)}
            style={{ width: size.width / scale, height: size.height / scale, scale: String(scale), insetInlineStart: size.left }}
          />
        ))}
      </div>
    </section>
  );
}

const pathOf = ({ URL: url }: Document) => new URLSearchParams(url.split("?")[1]).get("at");

/** Sections out of view have no height of their own (web/styles/base.css): then a place to scroll to means nothing. */
function layOut(page: Document) {
  const sheet = page.defaultView && new page.defaultView.CSSStyleSheet();
  sheet?.replaceSync("* { content-visibility: visible !important; } html { cursor: pointer; }");
  if (sheet) page.adoptedStyleSheets = [sheet];
}

/** The room of the frames, and how much a page of `wanted` pixels is made smaller to fit. */
function useStage(wanted: number) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }));
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, room.width / wanted || 1);
  const width = Math.min(room.width, Math.max(wanted * scale, scale < 1 ? 0 : wanted === widths.Desktop ? room.width : wanted));
  return { stage, scale, size: { width, height: room.height, left: (room.width - width) / 2 } };
}
