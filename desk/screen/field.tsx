import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import { faultsAt, keyOf, mustFix } from "../values.ts";
import type { DeskFault, FieldPath, Form, Opened } from "../wire.ts";
import css from "./desk.module.css";
import type { Shift } from "./draft.ts";

/** What every field of a form needs. */
export type FormContextValue = {
  readonly file: string;
  readonly references: Opened["references"];
  readonly pages: Opened["pages"];
  readonly faults: readonly DeskFault[];
  /** The last change in which items of lists may have got other places. */
  readonly shift: Shift | null;
  /** Keys of the groups that are open. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (key: string, isOpen: boolean) => void;
  /** Undefined takes a field out of its group, and an item out of its list. */
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

export type FieldProps<K extends Form["kind"] = Form["kind"]> = {
  form: Extract<Form, { kind: K }>;
  path: FieldPath;
  value: unknown;
  /** In place of the form's label: of an item of a list. */
  name?: string | undefined;
};

export const fieldId = (path: FieldPath) => `field-${keyOf(path)}`;

/** Moves the focus after the next drawing, to the first of these elements that can have it. */
export function focusSoon(...ids: readonly string[]) {
  requestAnimationFrame(() => {
    const found = ids
      .map((id) => document.getElementById(id))
      .find((element) => element && !element.hasAttribute("disabled"));
    const first = found?.matches("button, input, select, textarea, [data-prose]")
      ? found
      : found?.querySelector<HTMLElement>("input, select, textarea, [data-prose], button, a");
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "center" });
  });
}

/** What a control has of its cell. */
type Control = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};
type CellProps = Omit<FieldProps, "value"> & {
  beside?: ReactNode;
  children: (control: Control) => ReactNode;
};

/** A label, a control, its help, and what is wrong with it. */
export function Cell({
  form: { label, help, optional },
  path,
  name = label,
  beside,
  children,
}: CellProps) {
  const id = fieldId(path);
  const faults = faultsAt(useForm().faults, path);
  const described = [help && `${id}-help`, faults.length > 0 && `${id}-faults`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={css.cell}>
      <div className={css.label}>
        <label htmlFor={id}>
          {name}
          {optional && <span className={css.help}> (optional)</span>}
        </label>
        {beside}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": mustFix(faults).length > 0 || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      <Faults {...{ id, faults }} />
    </div>
  );
}

/** What the check says of a field, each in its sentence. */
export function Faults({ id, faults }: { id: string; faults: readonly DeskFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul id={`${id}-faults`} className={css.faults}>
      {faults.map(({ message, isDoubt }) => (
        <li key={message} data-doubt={isDoubt}>
          {sentence(message)}
        </li>
      ))}
    </ul>
  );
}

/** The check's messages begin in the middle of a sentence. */
export const sentence = (message: string) =>
  `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, "")}.`;

type Choices = readonly { readonly value: string; readonly label: string }[];
type FinderProps = Omit<ComponentProps<"input">, "onChange"> & {
  choices: Choices;
  onPick: (value: string) => void;
  takesAny?: boolean;
};

/**
 * Finds one of many by typing. `value`: what is shown meanwhile. `takesAny`: other words are a
 * choice, too, when the focus leaves.
 */
export function Finder({ choices, value, onPick, takesAny = false, ...input }: FinderProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const list = useId();
  const type = (text: string) => {
    const found = choices.find((choice) => [choice.label, choice.value].includes(text));
    setTyped(found ? null : text);
    if (found) onPick(found.value);
  };
  const leave = () => {
    if (takesAny && typed !== null) onPick(typed.trim());
    setTyped(null);
  };
  return (
    <>
      <input
        {...input}
        list={list}
        autoComplete="off"
        value={typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <datalist id={list}>
        {choices.map(({ value: key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    </>
  );
}

export const Options = ({ of: choices }: { of: Choices }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The keys that lead from a field to what can be put into its words. */
export const insertKeys = "Alt+ArrowDown";

type ReferencesProps = {
  onPick: (reference: string) => void;
  /** Reached from its field by `insertKeys`, so that the Tab key goes from field to field. */
  hasKeys?: boolean;
};

/**
 * A figure or a name that has its one place elsewhere, to put into words. Offered where the focus
 * is.
 */
export function References({ onPick, hasKeys = false }: ReferencesProps) {
  const choices = useForm().references.map(({ value, label }) => ({
    value,
    label: `${label} ${value}`,
  }));
  if (choices.length === 0) return null;
  return (
    <span className={css.insert}>
      <Finder
        aria-label="Insert a figure or a name"
        placeholder="Insert a figure …"
        title={hasKeys ? "From the field: Alt and the down arrow" : undefined}
        tabIndex={hasKeys ? -1 : undefined}
        value=""
        {...{ choices, onPick }}
      />
    </span>
  );
}
