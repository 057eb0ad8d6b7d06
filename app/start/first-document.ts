import type { Root } from "react-dom/client";
import { company } from "#content/company.ts";
import { recovery } from "#content/recovery.ts";
import { showNotice } from "./notice.ts";
import { giveBackWords } from "./typed-words.ts";

let kept: { readonly app: HTMLElement; readonly copy: Node; readonly path: string; readonly root: Root } | undefined;

/** Remembers the page as it came, before React changes it. Cloned nodes need no Trusted Types policy. */
export function keepDocument(app: HTMLElement, root: Root): void {
  kept = { app, copy: app.cloneNode(true), path: location.pathname, root };
}

/**
 * After an error that React cannot mend: puts the page as it came in place of what React left, with what the visitor has typed, and says so
 * in a bar. Everything in it works as it does without scripts. A page that React had made itself is loaded as a document.
 */
export function returnToDocument(): void {
  if (!kept) return;
  const { app, copy, path, root } = kept;
  kept = undefined;
  if (location.pathname !== path) {
    location.reload();
    return;
  }
  app.replaceWith(copy);
  giveBackWords();
  showNotice(recovery.failed, [
    { label: company.phone.display, href: company.phone.href },
    { label: company.mail.info.address, href: company.mail.info.href },
    { label: recovery.reload, press: () => location.reload() },
  ]);
  // Back and forward may lead to pages that React made.
  addEventListener("popstate", () => location.pathname !== path && location.reload());
  // Not while React is still at work on the error.
  setTimeout(() => root.unmount());
}
