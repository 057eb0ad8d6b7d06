// The one script that runs before load, in every document: built small and put there by scripts/build-steps/starter.ts.
// Nothing a visitor needs depends on it: menus are native popovers, links are links, the form is a form.
import { INTERRUPTED, starterData } from "./starter-data.ts";
import { tabStorage } from "./storage.ts";

/** How long a press waits for scripts before its form goes where it leads. */
const PATIENCE_MS = 5_000;

/** How long faces wait for one another: a font that hangs leaves the others to themselves. */
const FACES_PATIENCE_MS = 3_000;

const data = starterData();
let isStarted = false;

changeFacesOnce();
layOutWhole();
listenForVisitors();
// Search in the header, and the contact form.
for (const id of ["find", "enquiry"]) keepPress(id);
keepInstrumentUse();

/** The faces of the first view, preloaded, are put to use together: at once where they are at hand, else when the last has come or has failed (app/styles/first-paint.css). */
function changeFacesOnce() {
  const { dataset } = document.documentElement;
  const faces = Array.from(document.querySelectorAll<HTMLElement>("link[data-face]"), (link) => link.dataset.face ?? "");
  if (faces.every((face) => document.fonts.check(face))) return;
  dataset.faces = "awaited";
  const patience = new Promise((resolve) => setTimeout(resolve, FACES_PATIENCE_MS));
  Promise.race([patience, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]).then(() => delete dataset.faces);
}

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
  once(["pointerdown", "keydown", "focusin", "dragenter"], start);
  if ("connection" in navigator && Object(navigator.connection).saveData) return;
  once(["pointermove", "scroll"], () => afterLoad(startWhenIdle));
  const live = document.getElementById("live");
  const isOver = live instanceof HTMLDataElement && Number(live.value) < Date.now();
  if (location.search || isOver || tabStorage.has(INTERRUPTED)) afterLoad(startWhenIdle);
}

/**
 * A form that is sent is kept for the scripts that are on their way, and replayed by them (app/start/early-press.ts). When they do not come it
 * is sent as a form. The mark stands outside `#app`: React may render what is in there anew.
 */
function keepPress(id: string) {
  const form = document.getElementById(id);
  const element = document.getElementById("starter");
  if (!(form instanceof HTMLFormElement) || !element || !data) return;
  form.onsubmit = () => {
    start();
    element.dataset[id] = "pressed";
    form.ariaBusy = "true";
    setTimeout(() => element.dataset[id] && sendPlainly(id, element), PATIENCE_MS);
    return false;
  };
}

/** The form as it stands in the page by then. The press is no longer kept: scripts that come now are not to send it again. */
function sendPlainly(id: string, { dataset }: HTMLElement) {
  const form = document.getElementById(id);
  delete dataset[id];
  if (!(form instanceof HTMLFormElement)) return;
  form.ariaBusy = null;
  form.submit();
}

/** What is pressed or dropped on an exhibit that works is kept on its elements until scripts take over (app/instruments/frame/bag.tsx). */
function keepInstrumentUse() {
  const partOf = ({ target }: Event, part: string) =>
    target instanceof Element ? target.closest("[data-instrument]")?.querySelector<HTMLElement>(part) : null;
  document.addEventListener("click", (event) => {
    if (event.target instanceof HTMLElement && event.target.dataset.try === "") event.target.dataset.try = "pressed";
  });
  document.addEventListener("dragover", (event) => partOf(event, "[type=file]") && event.preventDefault());
  document.addEventListener("drop", (event) => {
    const input = partOf(event, "[type=file]");
    if (!(input instanceof HTMLInputElement) || event.defaultPrevented || !event.dataTransfer) return;
    // Else the browser would open the file in place of the page.
    event.preventDefault();
    input.files = event.dataTransfer.files;
  });
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
