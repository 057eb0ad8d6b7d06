/**
 * True once for a form (by its id) that was sent before there were scripts: the starter kept the press (app/start/starter.ts). From here on
 * the form is answered by them, and presses need not be kept.
 */
export function takeEarlyPress(id: string): boolean {
  const form = document.getElementById(id);
  if (form) {
    form.onsubmit = null;
    form.removeAttribute("aria-busy");
  }
  const starter = document.getElementById("starter");
  if (!starter || !(id in starter.dataset)) return false;
  delete starter.dataset[id];
  return true;
}
