import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** SPEC §9: a submenu opens after 100 ms of hover; the type-ahead buffer clears after one second. */
const HOVER_MS = 100;
const TYPE_AHEAD_MS = 1000;

type ElementRef<T extends HTMLElement> = RefObject<T | null>;

/**
 * Keyboard and hover behaviour of the Services menu (SPEC §2). Arrow keys move, Home and End jump, letters search. ArrowRight enters a
 * submenu, ArrowLeft returns to its category. Escape closes (natively); the focus returns to the button.
 */
export function useMenuKeys(menu: ElementRef<HTMLDivElement>, button: ElementRef<HTMLButtonElement>, open: boolean) {
  // While undefined, the stylesheet alone decides which list is shown.
  const [shown, setShown] = useState<number>();
  const hover = useRef<number>(undefined);
  const typed = useTypeAhead();

  useEffect(() => {
    setShown(open ? 0 : undefined);
    return () => clearTimeout(hover.current);
  }, [open]);

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    menu.current?.showPopover();
    categories(menu.current)[0]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLAnchorElement)) return;
    const all = categories(menu.current);
    const category = all.indexOf(activeElement);
    const panel = activeElement.closest<HTMLElement>("[data-panel]");
    const list = panel ? linksOf(panel) : all;
    const next = move(event.key, list, list.indexOf(activeElement)) ?? typed(event, list);
    if (next) next.focus();
    else if (event.key === "ArrowRight" && category >= 0) enter(category);
    else if (event.key === "ArrowLeft" && panel) all.find((link) => link.nextElementSibling === panel)?.focus();
    else if (event.key === "Escape") button.current?.focus();
    else return;
    if (event.key !== "Escape") event.preventDefault();
  }

  function enter(category: number) {
    setShown(category);
    // The list becomes visible with the next paint and cannot take the focus before.
    requestAnimationFrame(() => {
      const panel = categories(menu.current)[category]?.nextElementSibling;
      if (panel instanceof HTMLElement) linksOf(panel)[0]?.focus();
    });
  }

  const categoryProps = (index: number) => ({
    "data-category": "",
    onFocus: () => setShown(index),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(hover.current);
      hover.current = window.setTimeout(() => setShown(index), HOVER_MS);
    },
    onPointerLeave: () => clearTimeout(hover.current),
  });

  return { shown, menuProps: { onKeyDown }, categoryProps, onButtonKeyDown };
}

const categories = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLAnchorElement>("[data-category]") ?? [])];
const linksOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLAnchorElement>("li a")];

function move(key: string, list: readonly HTMLAnchorElement[], from: number): HTMLAnchorElement | undefined {
  if (key === "ArrowDown") return list[(from + 1) % list.length];
  if (key === "ArrowUp") return list.at(from - 1);
  if (key === "Home") return list[0];
  if (key === "End") return list.at(-1);
  return undefined;
}

/** Finds the first link that starts with the letters typed within the last second. */
function useTypeAhead() {
  const buffer = useRef("");
  const timer = useRef<number>(undefined);
  return (event: KeyboardEvent, list: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined => {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    buffer.current += event.key.toLowerCase();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      buffer.current = "";
    }, TYPE_AHEAD_MS);
    return list.find((link) => link.textContent.trim().toLowerCase().startsWith(buffer.current));
  };
}
