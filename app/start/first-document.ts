import type { Root } from "react-dom/client";
import { company } from "#content/company.ts";
import { recovery } from "#content/recovery.ts";
import { showNotice } from "./notice.ts";
import { giveBackWords } from "./typed-words.ts";

let kept: { readonly app: HTMLElement; readonly copy: Node; readonly path: string; readonly root: Root } | undefined;

/** Keeps a copy of the built page before React changes it. Cloned nodes need no Trusted Types policy. */
export function keepDocument(app: HTMLElement, root: Root): void {
  kept = { app, copy: app.cloneNode(true), path: location.pathname, root };
}

/**
 * After an unrecoverable error in React: restores the built page and the visitor's input, and shows a notice. The page then works as
 * without scripts. A page that React had rendered itself is reloaded.
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
  // Back and forward may lead to pages that React had rendered.
  addEventListener("popstate", () => location.pathname !== path && location.reload());
  // Delayed, because React is still handling the error.
  setTimeout(() => root.unmount());
}
