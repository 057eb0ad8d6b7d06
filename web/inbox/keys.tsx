import { useEffect, useRef, useSyncExternalStore } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import frame from "./frame.module.css";
import css from "./messages.module.css";
import { hrefOf } from "./route.ts";

/**
 * The keys of the message that is open, or whose row has the focus. Each presses the control that
 * names it (`aria-keyshortcuts`), or goes to it when it is a field.
 */
const ofMessage = {
  r: "Write a reply",
  t: "Take it, or take it over",
  a: "Assign it to a colleague",
  e: "Close it",
  n: "Add a note",
} as const;

const listed = [
  ["j, k", "The next message and the one before, as the arrows do"],
  ["Enter", "Open the message"],
  ["x", "Choose it, to mark several at once"],
  ...Object.entries(ofMessage),
  ["u", "Back to the list"],
  ["/", "Search"],
  ["?", "This card"],
] as const;

/** The key that a message gets as soon as it is shown. */
let pending: string | null = null;

/** To be called when a message is shown. */
export function pressPending(): void {
  if (pending) press(pending);
  pending = null;
}

/** A button that opens the card of keys, and the keys themselves, which never act in a field. */
export function Keys() {
  const card = useRef<HTMLDialogElement>(null);
  const isOn = useSyncExternalStore(subscribe, areOn);
  useEffect(() => {
    if (!isOn) return;
    const act = (event: KeyboardEvent) => {
      if (isForOthers(event)) return;
      const { key } = event;
      if (key === "?") card.current?.showModal();
      else if (key in ofMessage) pressIn(key);
      else if (key === "/") press(key);
      else if (key === "u") location.hash = hrefOf({ view: "messages", reference: null });
      else if (key === "j" || key === "k")
        document.querySelector<HTMLElement>("ol a[aria-current], ol a")?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", act);
    return () => removeEventListener("keydown", act);
  }, [isOn]);
  return (
    <>
      <Button line small className={css.keysOpener} onClick={() => card.current?.showModal()}>
        Keys
      </Button>
      <dialog ref={card} className={frame.dialog} aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <dl className={classNames(frame.lines, css.keys)}>
          {listed.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
          Letters work as keys, in this browser
        </label>
        <div className={button.row}>
          <Button small onClick={() => card.current?.close()}>
            Close the card
          </Button>
        </div>
      </dialog>
    </>
  );
}

/** Of the row that has the focus, else of the open message. */
function pressIn(key: string): void {
  const row = document.activeElement?.closest("li")?.querySelector<HTMLAnchorElement>("ol a");
  if (!row || row.hasAttribute("aria-current")) press(key);
  else {
    pending = key;
    location.hash = row.hash;
  }
}

function press(key: string): void {
  const control = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  if (control instanceof HTMLButtonElement) control.click();
  else control?.focus();
}

/** In a field, in a dialog, with a modifier, or dealt with: a letter is no key here. */
function isForOthers(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  return (
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    document.querySelector("dialog[open]") !== null ||
    (target instanceof Element &&
      target.closest("input:not([type=checkbox], [type=radio]), textarea, select") !== null)
  );
}

const setting = "inbox-keys";
const listeners = new Set<() => void>();

function areOn(): boolean {
  return localStorage.getItem(setting) !== "off";
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOn(on: boolean): void {
  if (on) localStorage.removeItem(setting);
  else localStorage.setItem(setting, "off");
  for (const listener of listeners) listener();
}
