// The one script that runs before load, in every document: built small and put there by scripts/build-steps/starter.ts.
// Nothing a visitor needs depends on it: menus are native popovers, links are links, the form is a form.
import { INTERRUPTED, starterData, TAKEN_OVER } from "./starter-data.ts";
import { tabStorage } from "./storage.ts";

/** How long a form waits for scripts before it goes where it leads. */
const PATIENCE_MS = 5_000;

/** How long scripts wait for a moment of rest. A machine with too much to do never has one. */
const IDLE_PATIENCE_MS = 1_000;

/** What only scripts answer. */
const BUTTONS = "button[type=button]:not([popovertarget])";
const FORMS = "#find, #enquiry, [data-instrument] form";

/** How long faces wait for one another: a font that hangs leaves the others to themselves. */
const FACES_PATIENCE_MS = 3_000;

const data = starterData();
let isStarted = false;

layOutWhole(changeFacesOnce());
listenForVisitors();
if (data) holdPresses();

/** The faces of the first view, preloaded, are put to use together: at once where they are at hand, else when the last has come or has failed (app/styles/first-paint.css). */
async function changeFacesOnce() {
  const { dataset } = document.documentElement;
  const faces = Array.from(document.querySelectorAll<HTMLElement>("link[data-face]"), (link) => link.dataset.face ?? "");
  if (faces.every((face) => document.fonts.check(face))) return;
  dataset.faces = "awaited";
  const patience = new Promise((resolve) => setTimeout(resolve, FACES_PATIENCE_MS));
  await Promise.race([patience, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
  delete dataset.faces;
}

/**
 * Sections out of sight are laid out after load (app/styles/first-paint.css); at once where the page opens further down: at an anchor, on a reload, on
 * the way back. What is in sight gets its faces first: laid out together with the rest it would wait for all of it.
 */
function layOutWhole(facesChanged: Promise<void>) {
  const mark = () => {
    document.documentElement.dataset.whole = "";
  };
  const [visit] = performance.getEntriesByType("navigation");
  if (location.hash || (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate")) mark();
  // Both may come before the first paint, which is not to wait for what it does not show.
  else afterLoad(() => facesChanged.then(() => requestAnimationFrame(() => setTimeout(mark))));
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
 * What is pressed or sent before scripts have taken over is held, and done again once they have: React drops what is pressed while it takes a
 * page over, and may have put other elements in the place of these. A form that waits in vain goes where it leads. Files dropped on an exhibit
 * are left in its field, which it reads itself (app/instruments/frame/bag.tsx).
 */
function holdPresses() {
  const held = new Map<string, () => HTMLElement | undefined>();
  const takenOver = new AbortController();
  const options = { capture: true, signal: takenOver.signal };
  const hold = (event: Event) => {
    const selector = event.type === "click" ? BUTTONS : FORMS;
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    start();
    const all = () => Array.from(document.querySelectorAll<HTMLElement>(selector));
    const place = all().indexOf(pressed);
    const find = () => (pressed.isConnected ? pressed : all()[place]);
    held.set(selector + place, find);
    if (!(pressed instanceof HTMLFormElement) || pressed.ariaBusy) return;
    pressed.ariaBusy = "true";
    setTimeout(() => held.delete(selector + place) && sendPlainly(find()), PATIENCE_MS);
  };
  addEventListener("click", hold, options);
  addEventListener("submit", hold, options);

  const fieldOf = ({ target }: Event) =>
    target instanceof Element ? target.closest("[data-instrument]")?.querySelector<HTMLInputElement>("[type=file]") : null;
  addEventListener("dragover", (event) => fieldOf(event) && event.preventDefault(), options);
  const drop = (event: DragEvent) => {
    const field = fieldOf(event);
    if (!field || !event.dataTransfer) return;
    // Else the browser would open the file in place of the page.
    event.preventDefault();
    event.stopPropagation();
    field.files = event.dataTransfer.files;
  };
  addEventListener("drop", drop, options);

  const doAgain = () => {
    takenOver.abort();
    const presses = [...held.values()];
    held.clear();
    for (const find of presses) {
      const element = find();
      if (!(element instanceof HTMLFormElement)) element?.click();
      else {
        element.ariaBusy = null;
        element.requestSubmit();
      }
    }
  };
  addEventListener(TAKEN_OVER, doAgain, { once: true });
}

/** One that leads nowhere by itself stays as it is. */
function sendPlainly(form: HTMLElement | undefined) {
  if (!(form instanceof HTMLFormElement)) return;
  form.ariaBusy = null;
  if (form.hasAttribute("action")) form.submit();
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_PATIENCE_MS });
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
