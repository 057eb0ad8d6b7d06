// The one script that runs before load, in every document: built small and put there by scripts/build-steps/starter.ts.
// Nothing a visitor needs depends on it: menus are native popovers, links are links, the form is a form.
import { INTERRUPTED, starterData } from "./starter-data.ts";
import { tabStorage } from "./storage.ts";

/** How long a press on Search waits for scripts before its form goes where it leads. */
const SEARCH_PATIENCE_MS = 5_000;

const data = starterData();
let isStarted = false;

layOutWhole();
listenForVisitors();
keepSearchPress();

/** Sections out of sight are laid out after load (app/styles/first-paint.css); at once where the page opens further down: at an anchor, on a reload, on the way back. */
function layOutWhole() {
  const mark = () => {
    document.documentElement.dataset.whole = "";
  };
  const [visit] = performance.getEntriesByType("navigation");
  if (location.hash || (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate")) mark();
  // Load may come before the first paint, which is not to wait for what it does not show.
  else afterLoad(() => requestAnimationFrame(() => setTimeout(mark)));
}

/**
 * Scripts come at the first interaction, or, once the page has loaded and rests, at the first sign of a visitor: a pointer that moves, a page
 * that scrolls. With data saving on, at an interaction only. Three addresses wait for no sign: one with a query, one that was loaded again
 * (app/start/new-release.ts), and one that scripts must look after from a moment on (`<data id="live">`, in milliseconds since 1970).
 */
function listenForVisitors() {
  once(["pointerdown", "keydown", "focusin"], start);
  if ("connection" in navigator && Object(navigator.connection).saveData) return;
  once(["pointermove", "scroll"], () => afterLoad(startWhenIdle));
  const live = document.getElementById("live");
  const isOver = live instanceof HTMLDataElement && Number(live.value) < Date.now();
  if (location.search || isOver || tabStorage.has(INTERRUPTED)) afterLoad(startWhenIdle);
}

/** A press on Search is kept for the scripts that are on their way (app/search/search-control.tsx). */
function keepSearchPress() {
  const form = document.getElementById("find");
  const element = document.getElementById("starter");
  if (!(form instanceof HTMLFormElement) || !element) return;
  form.onsubmit = () => {
    start();
    element.dataset.find = "pressed";
    setTimeout(() => element.dataset.find && form.submit(), SEARCH_PATIENCE_MS);
    return false;
  };
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start);
}

/** Asks for the whole style sheet and every module at once; the entry goes on from there (app/entry.client.tsx). */
function start() {
  if (isStarted || !data) return;
  isStarted = true;
  const sheet = document.createElement("link");
  Object.assign(sheet, { id: "whole-sheet", rel: "stylesheet", href: data.sheet });
  document.head.append(sheet);
  const routes = data.routes.split(",").map((route) => route.split(" ")[1] ?? "");
  Promise.all([data.entry, data.manifest, ...routes].map((url) => import(/* @vite-ignore */ url))).catch(() =>
    reloadAfterRelease().catch(() => undefined),
  );
}

/**
 * A module did not come. Without scripts the page works as it is, so only one case needs more: a new release took the place of the one this page
 * is from. Then the address now gives a document with another entry, and is loaded again, once. Rejects where the address does not answer.
 */
async function reloadAfterRelease() {
  const answer = await fetch(location.href, { cache: "no-store" });
  const html = await answer.text();
  const isReleased = html.includes('id="starter"') && !html.includes(`${data?.entry}`);
  // A tab that cannot remember could load the page again and again.
  if (isReleased && !tabStorage.has(INTERRUPTED) && tabStorage.put(INTERRUPTED, JSON.stringify({ entry: data?.entry }))) location.reload();
}

function once(types: readonly string[], act: () => void) {
  for (const type of types) addEventListener(type, act, { once: true, passive: true });
}

function afterLoad(act: () => void) {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}
