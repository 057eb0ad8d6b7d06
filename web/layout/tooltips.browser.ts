/** SPEC §9: a tooltip opens after 700 ms; the next one within 300 ms of the last opens at once. */
const OPEN_MS = 700;
const SKIP_MS = 300;
const GAP_PX = 8;

/**
 * Shows the names of links that have only a sign, after a hover or with the focus. The pointer may
 * move onto the tooltip, and Escape closes it (WCAG 1.4.13).
 */
export function tooltips(): void {
  const tip = document.querySelector<HTMLElement>("[role=tooltip]");
  if (!tip) return;
  let [timer, closedAt] = [0, Number.NEGATIVE_INFINITY];

  const show = (link: HTMLElement) => {
    clearTimeout(timer);
    hide();
    tip.textContent = link.ariaLabel;
    link.setAttribute("aria-describedby", tip.id);
    tip.showPopover();
    const at = link.getBoundingClientRect();
    const left = at.left + (at.width - tip.offsetWidth) / 2;
    tip.style.left = `${Math.max(0, Math.min(left, innerWidth - tip.offsetWidth))}px`;
    tip.style.top = `${at.top > tip.offsetHeight + GAP_PX ? at.top - tip.offsetHeight - GAP_PX : at.bottom + GAP_PX}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (!tip.matches(":popover-open")) return;
    tip.hidePopover();
    document.querySelector(`[aria-describedby="${tip.id}"]`)?.removeAttribute("aria-describedby");
    closedAt = performance.now();
  };
  // The pointer needs a moment to cross the gap between link and tooltip.
  const leave = () => {
    clearTimeout(timer);
    timer = window.setTimeout(hide, 100);
  };
  for (const link of document.querySelectorAll<HTMLElement>("[data-tipped]")) {
    link.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      const isNext = tip.matches(":popover-open") || performance.now() - closedAt < SKIP_MS;
      clearTimeout(timer);
      timer = window.setTimeout(show, isNext ? 0 : OPEN_MS, link);
    });
    link.addEventListener("focus", () => link.matches(":focus-visible") && show(link));
    link.addEventListener("pointerleave", leave);
    for (const end of ["blur", "pointerdown"]) link.addEventListener(end, hide);
  }
  tip.addEventListener("pointerenter", () => clearTimeout(timer));
  tip.addEventListener("pointerleave", leave);
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  addEventListener("scroll", hide, { passive: true });
}
