import { type ComponentType, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { DocumentText } from "./document-texts.ts";
import { showTranslations, takeTranslations } from "./translation.ts";

/**
 * Makes an island alive: resolves once React answers its events. An island that throws is rendered
 * again in its place with what was typed; if it throws again, the document's markup comes back,
 * which works as without scripts, and `onFailed` is called. `texts` are those of the document:
 * where a translator has replaced one, its translation stays until React has another text there.
 */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType,
  texts: readonly DocumentText[],
  onFailed: () => void,
): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? "{}");
  const markup = [...island.childNodes].map((node) => node.cloneNode(true));
  let tries = 0;
  let isAlive = false;
  return new Promise((resolve) => {
    // The effect of the outermost component runs last of all.
    function Alive() {
      useEffect(() => {
        // React Hook Form unchecks a radio button that was checked before it started.
        if (!isAlive) restoreTyped(island, { values: early.values, focused: "" });
        isAlive = true;
        resolve();
      }, []);
      return <Component {...props} />;
    }
    const options = {
      identifierPrefix: island.id,
      onRecoverableError: (error: unknown) => {
        console.error(error);
        restoreTyped(island, typed);
      },
      onUncaughtError: (error: unknown) => {
        console.error(error);
        // Later, because React is still handling the error.
        setTimeout(recover);
      },
    };
    let typed = keepTyped(island);
    let early = keepTyped(island, isEdited);
    // Before React's own listeners, which may render the island in the middle of the event.
    for (const type of ["input", "focusin"]) {
      island.addEventListener(
        type,
        () => {
          typed = keepTyped(island);
          if (!isAlive) early = keepTyped(island, isEdited);
        },
        true,
      );
    }
    let root: Root;
    const adopt = () => {
      root = hydrateRoot(island, <Alive />, options);
    };
    // React throws away a document whose texts are not its own. At once, so that they are not seen.
    const translations = takeTranslations(texts);
    if (translations.size === 0) adopt();
    else {
      flushSync(adopt);
      showTranslations(translations, texts);
    }

    function recover() {
      root.unmount();
      island.replaceChildren(...markup.map((node) => node.cloneNode(true)));
      tries += 1;
      if (tries > 1) {
        restoreTyped(island, typed);
        delete island.dataset.alive;
        return onFailed();
      }
      root = createRoot(island, options);
      flushSync(() => root.render(<Alive />));
      restoreTyped(island, typed);
    }
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has entered, by field; a tick is kept as "on" or "". */
type Typed = { readonly values: ReadonlyMap<string, string>; readonly focused: string };

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
const fieldsOf = (island: HTMLElement) =>
  [...island.querySelectorAll(":is(input,textarea,select)")].filter(isField);
const isTick = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** Radio buttons share a name, so their value is part of the key. */
const keyOf = (field: Field) =>
  field.id || (field.type === "radio" ? `${field.name}=${field.value}` : field.name);

/** Whether a field holds other than the document gave it, before React answers for it. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const byDefault = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, byDefault);
  }
  return isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/**
 * Reads the fields of an island, or those that `which` accepts, and the focus in it. Files cannot
 * be put back, so they are left out.
 */
function keepTyped(island: HTMLElement, which: (field: Field) => boolean = () => true): Typed {
  const fields = fieldsOf(island).filter((field) => field.type !== "file" && which(field));
  const { activeElement } = document;
  return {
    values: new Map(
      fields.map((field) => [
        keyOf(field),
        isTick(field) ? (field.checked ? "on" : "") : field.value,
      ]),
    ),
    focused: isField(activeElement) && island.contains(activeElement) ? keyOf(activeElement) : "",
  };
}

/** Writes them into new markup of the same island, as a visitor would have. */
function restoreTyped(island: HTMLElement, { values, focused }: Typed): void {
  for (const field of fieldsOf(island)) {
    const key = keyOf(field);
    const kept = values.get(key);
    if (kept === undefined) continue;
    if (isTick(field)) {
      if (field.checked !== (kept === "on")) field.click();
    } else if (field.value !== kept) write(field, kept);
    if (focused && key === focused && document.activeElement === document.body)
      field.focus({ preventScroll: true });
  }
}

/**
 * Uses the prototype's setter, because React overrides `value` on the element; then dispatches
 * `input`, as typing does.
 */
function write(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
