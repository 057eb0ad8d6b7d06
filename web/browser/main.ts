// The only script of a document: what every page does (web/browser/page-scripts.ts), then the
// islands when the visitor needs them.
import { holdForm } from "web/islands/held-form.ts";
import { textsOf } from "./document-texts.ts";
import { firstSign } from "./first-sign.ts";
import "./page-scripts.ts";

/** An island starts when its section is this near to the window. */
const NEAR = "50% 0px";

const started = new WeakMap<HTMLElement, Promise<void>>();
const all = () => [...document.querySelectorAll<HTMLElement>("[data-island]")];
/** As they are before a translator comes. */
const texts = new Map(all().map((island) => [island, textsOf(island)]));
const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
const isFolded = (island: HTMLElement) => island.closest("details:not([open])") !== null;
const isAlive = (island: HTMLElement) => "alive" in island.dataset;

for (const type of ["click", "submit"]) addEventListener(type, hold, true);
for (const type of ["dragover", "drop"]) addEventListener(type, takeDrop, true);
for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, (event) => void startQuietly(islandOf(event)), {
    capture: true,
    passive: true,
  });
}
addEventListener("load", startWithoutSign);
firstSign.then(() => {
  // After the task that answers the visitor.
  setTimeout(startWhenNear);
});

/**
 * Starts the islands that are live without a sign: the address asks something of them or names
 * them, or what they show is out of date.
 */
function startWithoutSign() {
  for (const island of all()) {
    const { live } = island.dataset;
    const isAsked =
      live === "query" ? location.search : live !== undefined && Number(live) < Date.now();
    if (isAsked || island.closest("[data-instrument]:target")) startQuietly(island);
  }
}

function startWhenNear() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const island of all())
          if (!isFolded(island) && (target.contains(island) || island.contains(target)))
            startQuietly(island);
      }
    },
    { rootMargin: NEAR },
  );
  addEventListener("toggle", startOpened, true);
  // The island's own element has no box (web/styles/base.css), and nothing in a section that is not
  // laid out has one.
  for (const island of all())
    observer.observe(island.closest("section") ?? island.firstElementChild ?? island);
}

/** An island in a fold starts when the fold is opened. */
function startOpened({ target }: Event) {
  for (const island of all())
    if (target instanceof HTMLElement && target.contains(island) && !isFolded(island))
      startQuietly(island);
}

/**
 * Holds a press or a Send on an island that is not alive yet, and repeats it then. What works
 * without scripts is not held.
 */
function hold(event: Event) {
  const island = islandOf(event);
  const { target } = event;
  if (!island || isAlive(island) || !event.isTrusted || !(target instanceof HTMLElement)) return;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
    return holdSubmit(event, island, target);
  const button = target.closest("button");
  // A submit button's click leads to a submit event, which is held instead.
  if (!button || button.type === "submit" || button.popoverTargetElement) return;
  event.preventDefault();
  event.stopPropagation();
  start(island).then(() => button.click(), tellOfFailure);
}

function holdSubmit(event: SubmitEvent, island: HTMLElement, form: HTMLFormElement) {
  event.preventDefault();
  event.stopPropagation();
  holdForm(
    form,
    start(island),
    () => form.requestSubmit(event.submitter),
    // As without scripts. A form without an action needs them.
    () => (form.hasAttribute("action") ? form.submit() : tellOfFailure()),
  );
}

/** Puts files that are dropped on an instrument into its field, which it reads when it is alive. */
function takeDrop(event: Event) {
  const island = islandOf(event);
  const field = island?.querySelector<HTMLInputElement>("[type=file]");
  if (!island || isAlive(island) || !field || !(event instanceof DragEvent)) return;
  // Otherwise the browser would open the file in place of the page.
  event.preventDefault();
  if (event.type === "drop" && event.dataTransfer) field.files = event.dataTransfer.files;
  startQuietly(island);
}

/** Hydrates an island once. Rejects when its script does not come. */
function start(island: HTMLElement): Promise<void> {
  const running = started.get(island) ?? hydrateIsland(island);
  started.set(island, running);
  // The next try fetches the script again.
  running.catch(() => started.delete(island));
  return running;
}

async function hydrateIsland(island: HTMLElement) {
  // What its module imports is asked for at the same time, which saves a round trip.
  const scripts = island.dataset.scripts?.split(" ") ?? [];
  const [{ hydrate }, module] = await Promise.all([
    import("./hydrate.tsx"),
    ...scripts.map((url) => import(/* @vite-ignore */ url)),
  ]);
  const component = module[island.dataset.island ?? ""];
  await hydrate(island, component, texts.get(island) ?? [], tellOfFailure);
  island.dataset.alive = "";
}

/** For a start that nobody waits for: without its script an island is what the document shows. */
async function startQuietly(island: HTMLElement | null) {
  if (island) await start(island).catch(() => {});
}

/** The notice at the foot of the window (web/islands/notice.tsx). */
function tellOfFailure() {
  const notice = document.querySelector<HTMLElement>("#notice");
  notice?.querySelector("[data-reload]")?.addEventListener("click", () => location.reload());
  notice?.showPopover();
}
