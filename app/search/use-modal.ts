import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A dialog that is modal while it is mounted, and closes after a navigation. */
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

/** Moves the starting point of Tab to an element, as a followed link does. Not outlined, because it is not a control. */
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
