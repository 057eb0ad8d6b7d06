import { isCommandK, isSlash, isTyping, slashIsOn } from "./shortcut.ts";

/**
 * The only part of a page that is read which needs React. The index is fetched beside it; the
 * dialog reports its failure.
 */
const load = () => {
  import("./site-search.ts").catch(() => {});
  return import("./search-dialog.tsx");
};

/**
 * Opens the site's search from anywhere. If it cannot be loaded, the articles' own search answers.
 */
export async function openSearch(q = ""): Promise<void> {
  if (document.querySelector("dialog[open]")) return;
  try {
    (await load()).showSearch(q, tellShortcuts);
  } catch {
    location.assign(`/blog?q=${encodeURIComponent(q)}`);
  }
}

/**
 * The forms that open the search (header and not-found page) and the shortcuts (`/`, Ctrl or Cmd
 * K).
 */
export function searchButton(): void {
  const form = document.querySelector<HTMLFormElement>("#find");
  addEventListener("submit", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches("[data-search]")) return;
    event.preventDefault();
    // Safari does not focus a clicked button, but the dialog returns the focus to the focused
    // element.
    if (target === form) button()?.focus();
    openSearch(String(new FormData(target).get("q") ?? ""));
  });
  for (const sign of ["pointerenter", "focusin"])
    form?.addEventListener(sign, () => load().catch(() => {}), { once: true });
  addEventListener("keydown", (event) => {
    const wanted = isCommandK(event) || (isSlash(event) && !isTyping(event.target) && slashIsOn());
    if (!wanted || event.defaultPrevented) return;
    event.preventDefault();
    openSearch();
  });
  tellShortcuts();
}

const button = () => document.querySelector<HTMLButtonElement>("#find button");

/** Announces the shortcuts once they work; the dialog can switch one off. */
function tellShortcuts(): void {
  button()?.setAttribute("aria-keyshortcuts", `${slashIsOn() ? "/ " : ""}Control+K Meta+K`);
}
