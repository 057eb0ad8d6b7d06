import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A dialog that is modal as long as it is mounted, and that closes when the visitor has gone to another place. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key, hash } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => {
    if (key === openedAt) return;
    dialog.current?.close();
    goOnFrom(document.getElementById(decodeURIComponent(hash.slice(1))) ?? document.getElementById("main"));
  }, [key, hash, openedAt]);
  return dialog;
}

/** The next Tab goes on from an element, as after following a link to it. It is no control, so it is not outlined. */
function goOnFrom(element: HTMLElement | null) {
  if (!element) return;
  const before = element.getAttribute("tabindex");
  element.tabIndex = -1;
  Object.assign(element.style, { outline: "none", boxShadow: "none" });
  element.focus({ preventScroll: true });
  const restore = () => {
    element.removeAttribute("style");
    if (before === null) element.removeAttribute("tabindex");
  };
  element.addEventListener("blur", restore, { once: true });
}
