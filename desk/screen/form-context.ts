import { createContext, useContext } from "react";
import type { DeskFault, FieldPath, Opened, Words } from "../wire.ts";

/** What every field of a form needs. */
export type FormContextValue = {
  readonly file: string;
  readonly published: Words | null;
  readonly references: Opened["references"];
  readonly faults: readonly DeskFault[];
  /** Keys of the groups that are open. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (key: string, isOpen: boolean) => void;
  /** Undefined takes an optional field out. */
  readonly change: (path: FieldPath, value: unknown) => void;
  /** Opens the groups around a field and moves the focus to it. */
  readonly jump: (path: FieldPath) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm belongs inside a form");
  return form;
}

export const fieldId = (key: string) => `field-${key}`;

/** Moves the focus after the next drawing, to the first of these elements that can have it. */
export function focusSoon(...ids: readonly string[]) {
  requestAnimationFrame(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element && !element.hasAttribute("disabled"));
    const first = found?.matches("button, input, select, textarea, [data-prose]")
      ? found
      : found?.querySelector<HTMLElement>("input, select, textarea, [data-prose], button, a");
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "center" });
  });
}
