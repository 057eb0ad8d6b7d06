// The only script before load, the same in every document; built and inserted by scripts/build-steps/starter.ts. Nothing essential depends
// on it: menus, links and forms work without scripts.
import { INTERRUPTED, starterData, TAKEN_OVER } from "./starter-data.ts";
import { tabStorage } from "./storage.ts";

/** How long a form waits for scripts before it is submitted without them. */
const PATIENCE_MS = 5_000;

/** How long scripts wait for an idle period, which a busy machine may never have. */
const IDLE_PATIENCE_MS = 1_000;

/** Controls that do nothing, or less, without scripts. */
const BUTTONS = "button[type=button]:not([popovertarget])";
const FORMS = "#find, #enquiry, [data-instrument] form";

/** A very long section has parts that are laid out apart (`data-apart`). */
const SECTIONS = "main > *, main ~ footer";

/** How long the first paint waits for fonts once the document has been parsed, in milliseconds. */
const PAINT_PATIENCE_MS = 400;

/** How long fonts wait for one another, and the first paint for a document that does not end, in milliseconds. */
const FACES_PATIENCE_MS = 3_000;

const data = starterData();
let isStarted = false;
/** Resolves when the document has been parsed: this script is in its head. */
const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));

showInOrder();
listenForVisitors();
if (data) holdPresses();

/**
 * First the first view, in its own fonts if these load in time. Otherwise its text appears in the fallbacks and changes once, when the last
 * font has loaded or failed. Then the sections below, one a task, so that a press waits for one at most (app/styles/first-paint.css). A
 * page that opens further down is laid out whole from the start: at an anchor, on a reload, on Back.
 */
async function showInOrder() {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  const isFurtherDown = location.hash || (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate");
  if (isFurtherDown) dataset.whole = "";
  const faces = all("link[data-face]").map((link) => document.fonts.load(link.dataset.face ?? ""));
  const final = Promise.race([Promise.allSettled(faces), pause(FACES_PATIENCE_MS)]);
  // Browsers do not scroll to an anchor that is hidden.
  if (!location.hash) {
    dataset.faces = "awaited";
    const late = parsed.then(() => pause(PAINT_PATIENCE_MS)).then(() => "late");
    dataset.faces = await Promise.race([final.then(() => "final"), late]);
  }
  if (dataset.faces !== "final") dataset.faces = "late";
  if (!isFurtherDown) await paintView();
  await final;
  dataset.faces = "final";
  if (isFurtherDown) return;
  await new Promise<void>(afterLoad);
  for (const section of all(`${SECTIONS}, [data-apart]`)) {
    await painted();
    section.style.contentVisibility = "visible";
  }
  dataset.whole = "";
}

/**
 * The first frame, with nothing that is out of view. Chromium would also lay out what is a little below: on a slow phone 270 ms from the
 * fonts to the frame, and not 150.
 */
async function paintView() {
  const below = all(SECTIONS).filter((section) => section.getBoundingClientRect().top > innerHeight);
  for (const section of below) section.style.contentVisibility = "hidden";
  await painted();
  for (const section of below) section.style.contentVisibility = "";
}

function all(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Resolves after the next frame. */
async function painted() {
  await new Promise(requestAnimationFrame);
  await pause(0);
}

/**
 * Loads scripts at the first interaction, or at the first pointer move or scroll once the page is idle. With data saving, only at an
 * interaction. Without any of these: for an address with a query, after an interrupted visit (app/start/new-release.ts), and past the time
 * in `<data id="live">` (milliseconds since 1970).
 */
function listenForVisitors() {
  once(["pointerdown", "keydown", "focusin", "dragenter"], start);
  if ("connection" in navigator && Object(navigator.connection).saveData) return;
  once(["pointermove", "scroll"], () => afterLoad(startWhenIdle));
  afterLoad(() => {
    const live = document.getElementById("live");
    const isOver = live instanceof HTMLDataElement && Number(live.value) < Date.now();
    if (location.search || isOver || tabStorage.has(INTERRUPTED)) startWhenIdle();
  });
}

/**
 * Holds presses and submits until scripts have taken over, then repeats them. React ignores presses while it hydrates, and may replace the
 * pressed elements. A form is submitted without scripts after PATIENCE_MS. Files dropped on an exhibit are put into its field, which it
 * reads itself (app/instruments/frame/bag.tsx).
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
    const place = all(selector).indexOf(pressed);
    const find = () => (pressed.isConnected ? pressed : all(selector)[place]);
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
    // Otherwise the browser would open the file in place of the page.
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

/** A form without an action needs scripts, so it is only released. */
function sendPlainly(form: HTMLElement | undefined) {
  if (!(form instanceof HTMLFormElement)) return;
  form.ariaBusy = null;
  if (form.hasAttribute("action")) form.submit();
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_PATIENCE_MS });
  else setTimeout(start);
}

/** Requests the whole style sheet and every module at once; app/entry.client.tsx continues. */
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
 * After a failed module, reloads the page once if a new release has replaced its own: the address then answers with another entry.
 * Otherwise the page works without scripts. Rejects when the address does not answer.
 */
async function reloadAfterRelease() {
  const answer = await fetch(location.href, { cache: "no-store" });
  const html = await answer.text();
  const isReleased = html.includes('id="starter"') && !html.includes(`${data?.entry}`);
  // Without storage the page could be reloaded again and again.
  if (isReleased && !tabStorage.has(INTERRUPTED) && tabStorage.put(INTERRUPTED, JSON.stringify({ entry: data?.entry }))) location.reload();
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function once(types: readonly string[], act: () => void) {
  for (const type of types) addEventListener(type, act, { once: true, passive: true });
}

function afterLoad(act: () => void) {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}
