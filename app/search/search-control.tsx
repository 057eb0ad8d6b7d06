import { type ComponentType, type SubmitEvent, useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { search } from "#content/search.ts";
import { closeSearch, openSearch, useSearchRequest } from "./search-request.ts";
import { isCommandK, isSlash, isTyping, slashIsOn } from "./shortcut.ts";

/**
 * The button that opens the site's search, `/` and Ctrl or Cmd K, and the dialog once it is wanted. Without scripts it is a form that leads to
 * the blog's search; the starter holds it until scripts have taken over (app/start/starter.ts).
 */
export function SearchControl({ className }: { className: string | undefined }) {
  const request = useSearchRequest();
  const [Dialog, setDialog] = useState<ComponentType<{ initial: string; onClose: () => void }>>();
  const shortcuts = useShortcuts(request !== null);
  const wanted = request !== null && !Dialog;
  const q = request?.q ?? "";
  useEffect(() => {
    if (!wanted) return;
    // The index travels beside the dialog, not after it. If it does not come, the dialog says so.
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
  // Safari does not focus a button that is clicked, and the focus is to come back to it.
  event.currentTarget.querySelector("button")?.focus();
  openSearch();
}

/** Listens for the shortcuts, and names them once they work. In the dialog the visitor may switch one off, so they are read again when it closes. */
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
