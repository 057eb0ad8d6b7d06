type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const values = new Map<string, { readonly value: string; readonly checked: boolean }>();
let focused = "";

/** Starts to record every field's value and the focus, because React may replace the markup while the visitor writes. */
export function keepWords(): void {
  for (const field of fields()) if (isChanged(field)) keep(field);
  focused = nameOf(document.activeElement);
  const read = ({ target }: Event) => {
    if (isField(target)) keep(target);
  };
  addEventListener("input", read, true);
  addEventListener("change", read, true);
  addEventListener("focusin", ({ target }) => (focused = nameOf(target)));
}

/** Restores the recorded values and the focus in new markup. */
export function giveBackWords(): void {
  for (const field of fields()) {
    const kept = values.get(nameOf(field));
    if (kept && "checked" in field && field.checked !== kept.checked) field.click();
    if (kept && field.value !== kept.value) write(field, kept.value);
    // An empty field gets the focus back too, so that the next key goes there.
    if (focused && nameOf(field) === focused) field.focus({ preventScroll: true });
  }
}

const fields = () => document.querySelectorAll<Field>("#app :is(input, textarea, select)");
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function keep(field: Field) {
  values.set(nameOf(field), { value: field.value, checked: "checked" in field && field.checked });
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true;
  return field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked);
}

/** Radio buttons share a name, so their value is part of the key. */
function nameOf(target: unknown): string {
  if (!isField(target)) return "";
  return target.id || (target.type === "radio" ? `${target.name}=${target.value}` : target.name);
}

/** Uses the prototype's setter, because React overrides `value` on the element; then dispatches `input`, as typing does. */
function write(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
