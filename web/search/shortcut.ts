const KEY = "search-by-slash";

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Ctrl K, or Cmd K. */
export const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The slash without Ctrl, Cmd or Alt; some keyboards need Shift for it. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey }: Press) =>
  key === "/" && !ctrlKey && !metaKey && !altKey;

/** Whether keys pressed in the target enter text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])") !==
      null
  );
}

/**
 * Whether the slash opens the search. It can be switched off, because speech input may press keys
 * (WCAG 2.1.4).
 */
export function slashIsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function switchSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Storage may be blocked; the choice then lasts only while the dialog is open.
  }
}
