/**
 * Copies with the words under the bars of an exhibit, each fetched only when a visitor lifts its
 * bars.
 */
const copies = {
  "reserve-email": () =>
    import("content/specimen/counsel/reserve-email.ts").then(({ reserveEmail }) => reserveEmail),
  found: () => import("content/specimen/counsel/found.ts").then(({ found }) => found),
} satisfies Record<string, () => Promise<object>>;

export type CounselCopy = keyof typeof copies;

/**
 * The boxes that lift an exhibit's bars (`Lift`, `Liftable` in web/parts/redaction.tsx). A box is
 * cleared when its copy does not come.
 */
export function counselCopies(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-lifts]")) {
    const follow = () => void lift(box);
    box.addEventListener("change", follow);
    // It may have been ticked before the script came.
    if (box.checked) follow();
  }
}

async function lift(box: HTMLInputElement) {
  const name = Object.keys(copies).find(
    (known): known is CounselCopy => known === box.dataset.lifts,
  );
  if (!name) return;
  say(box, "lift");
  try {
    const copy = box.checked ? new Map(Object.entries(await copies[name]())) : null;
    show(name, box.checked ? copy : null);
    if (copy) say(box, "apply");
  } catch {
    box.checked = false;
    say(box, "failed");
  }
}

/** Writes counsel's words before their bars, or takes them away. */
function show(name: CounselCopy, copy: ReadonlyMap<string, string> | null) {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-under^="${name} "]`)) {
    place.textContent = copy?.get(place.dataset.under?.slice(name.length + 1) ?? "") ?? "";
    place.toggleAttribute("hidden", !copy);
    if (copy) place.dataset.copy = "counsel";
    else delete place.dataset.copy;
  }
}

/** The label's three texts are in the document; the style sheet shows the one that is true. */
function say(box: HTMLElement, state: "lift" | "apply" | "failed") {
  box.dataset.state = state;
}
