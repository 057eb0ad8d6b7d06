type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has entered, by field; a tick is kept as "on" or "". */
export type Typed = { readonly values: ReadonlyMap<string, string>; readonly focused: string };

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll(":is(input,textarea,select)")].filter(isField);
const isTick = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** Radio buttons share a name, so their value is part of the key. */
const keyOf = (field: Field) => field.id || (field.type === "radio" ? `${field.name}=${field.value}` : field.name);

/** Reads every field of an island and the focus in it. Files cannot be put back, so they are left out. */
export function keepTyped(island: HTMLElement): Typed {
  const fields = fieldsOf(island).filter(({ type }) => type !== "file");
  const { activeElement } = document;
  return {
    values: new Map(fields.map((field) => [keyOf(field), isTick(field) ? (field.checked ? "on" : "") : field.value])),
    focused: isField(activeElement) && island.contains(activeElement) ? keyOf(activeElement) : "",
  };
}

/** Writes them into new markup of the same island, as a visitor would have. */
export function restoreTyped(island: HTMLElement, { values, focused }: Typed): void {
  for (const field of fieldsOf(island)) {
    const key = keyOf(field);
    const kept = values.get(key);
    if (kept === undefined) continue;
    if (isTick(field)) {
      if (field.checked !== (kept === "on")) field.click();
    } else if (field.value !== kept) write(field, kept);
    if (focused && key === focused) field.focus({ preventScroll: true });
  }
}

/** Uses the prototype's setter, because React overrides `value` on the element; then dispatches `input`, as typing does. */
function write(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
