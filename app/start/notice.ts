import { recovery } from "#content/recovery.ts";
import css from "./notice.module.css";

type Action = { readonly label: string } & ({ readonly href: string } | { readonly press: () => void });

/** Shows a notice at the foot of the window until it is closed. Made without React, which may have failed. */
export function showNotice(words: string, actions: readonly Action[]): void {
  const bar = document.createElement("aside");
  bar.className = css.notice ?? "";
  bar.role = "alert";
  const text = document.createElement("p");
  text.textContent = words;
  bar.append(text, ...actions.map(control), control({ label: recovery.close, press: () => bar.remove() }));
  document.body.append(bar);
}

function control(action: Action): HTMLElement {
  if ("href" in action) {
    const link = document.createElement("a");
    link.href = action.href;
    link.textContent = action.label;
    return link;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = action.label;
  button.addEventListener("click", action.press);
  return button;
}
