const KEY = "search-by-slash";

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Ctrl K, or Cmd K. */
export const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The slash alone, on whatever key a keyboard has it. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey }: Press) => key === "/" && !ctrlKey && !metaKey && !altKey;

/** Whether keys pressed there write something. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])") !== null;
}

/** The slash opens the search unless the visitor has switched it off: some speak to their computers, which then press keys (WCAG 2.1.4). */
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
    // Storage may be forbidden; then the choice lasts no longer than the dialog.
  }
}
