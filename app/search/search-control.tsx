import { type ComponentType, type SubmitEvent, useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { search } from "#content/search.ts";
import { closeSearch, openSearch, useSearchRequest } from "./search-request.ts";
import { isCommandK, isSlash, isTyping, slashIsOn } from "./shortcut.ts";

/**
 * The button and the shortcuts (`/`, Ctrl or Cmd K) for the site's search, and the dialog, loaded when wanted. Without scripts the button
 * leads to the blog's search. The starter holds a press until scripts have loaded (app/start/starter.ts).
 */
export function SearchControl({ className }: { className: string | undefined }) {
  const request = useSearchRequest();
  const [Dialog, setDialog] = useState<ComponentType<{ initial: string; onClose: () => void }>>();
  const shortcuts = useShortcuts(request !== null);
  const wanted = request !== null && !Dialog;
  const q = request?.q ?? "";
  useEffect(() => {
    if (!wanted) return;
    // Loads the index in parallel with the dialog. The dialog reports a failure.
    import("./site-search.ts").catch(() => {});
    import("./search-dialog.tsx").then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => location.assign(`/blog?q=${encodeURIComponent(q)}`),
    );
  }, [wanted, q]);
  return (
    <>
      <form action="/blog" id="find" onSubmit={open}>
        <button type="submit" className={className} aria-label={search.open} aria-keyshortcuts={shortcuts}>
          <Icon name="search" />
        </button>
      </form>
      {request && Dialog && <Dialog initial={q} onClose={closeSearch} />}
    </>
  );
}

function open(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  // Safari does not focus a clicked button, but the dialog returns the focus to the focused element.
  event.currentTarget.querySelector("button")?.focus();
  openSearch();
}

/** Listens for the shortcuts, and returns them once they work. Read again after the dialog, where one can be switched off. */
function useShortcuts(isOpen: boolean): string | undefined {
  const [shortcuts, setShortcuts] = useState<string>();
  useEffect(() => {
    if (!isOpen) setShortcuts(`${slashIsOn() ? "/ " : ""}Control+K Meta+K`);
  }, [isOpen]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = isCommandK(event) || (isSlash(event) && !isTyping(event.target) && slashIsOn());
      if (!wanted || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) openSearch();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return shortcuts;
}
