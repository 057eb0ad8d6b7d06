import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { isFields } from "../same-items.ts";
import type { DeskFault, FieldPath, Form } from "../wire.ts";
import { Choice, Options } from "./choice.tsx";
import css from "./desk.module.css";
import { fieldId, focusSoon, useForm } from "./form-context.ts";
import { PictureField } from "./picture-field.tsx";
import { addWords, blank, blankShape, faultsAt, isLeaf, keyOf, problemsToFix, shapeOf, titleOf, wordsAt } from "./values.ts";
import { WordsField } from "./words-field.tsx";

export type FieldProps<K extends Form["kind"] = Form["kind"]> = {
  form: Extract<Form, { kind: K }>;
  path: FieldPath;
  value: unknown;
  /** In place of the form's label: of an item of a list. */
  name?: string;
};

/** One field or group of a form, drawn by its kind. */
export function Field({ form, path, value, name }: FieldProps): ReactNode {
  // What is hidden has to be filled in once, in a new part, and is not to be touched later.
  const [isShown] = useState(!form.hidden || (!form.optional && (value === undefined || value === "")));
  const { change } = useForm();
  if (!isShown) return null;
  if (!isLeaf(form) && form.optional && (value === undefined || value === null)) return <Absent form={form} path={path} />;
  switch (form.kind) {
    case "yes":
      return <YesField {...{ form, path, value, name }} />;
    case "words":
      return <WordsField {...{ form, path, value, name }} />;
    case "number":
      return (
        <Cell {...{ form, path, name }}>
          {(field) => (
            <input
              {...field}
              className={css.number}
              inputMode="decimal"
              value={String(value ?? "")}
              onChange={({ currentTarget: { value: text } }) => change(path, text === "" && form.optional ? undefined : numberOf(text))}
            />
          )}
        </Cell>
      );
    case "choice":
      return (
        <Cell {...{ form, path, name }}>
          {(field) => (
            <Choice
              field={field}
              form={form}
              value={String(value ?? "")}
              onChange={(text) => change(path, text || (form.optional ? undefined : ""))}
            />
          )}
        </Cell>
      );
    default:
      return (
        <Group {...{ form, path, value }} name={name ?? form.label}>
          <Inner {...{ form, path, value }} />
        </Group>
      );
  }
}

/** The fields of a group without its frame: also of a whole file. */
export function Inner({ form, path, value }: FieldProps): ReactNode {
  if (form.kind === "fields")
    return form.fields.map((field) => (
      <Field key={field.name} form={field.form} path={[...path, field.name]} value={isFields(value) ? value[field.name] : undefined} />
    ));
  if (form.kind === "tuple")
    return form.items.map((item, i) => (
      <Field key={keyOf([...path, i])} form={item} path={[...path, i]} value={Array.isArray(value) ? value[i] : undefined} />
    ));
  if (form.kind === "picture") return <PictureField {...{ form, path, value }} />;
  if (form.kind === "list") return <List {...{ form, path, value }} />;
  if (form.kind === "map") return <Entries {...{ form, path, value }} />;
  const shape = form.kind === "shapes" ? shapeOf(form, value)?.form : undefined;
  return shape && <Inner form={shape} {...{ path, value }} />;
}

export type CellField = { id: string; "aria-describedby"?: string | undefined; "aria-invalid"?: true | undefined };

/** A label, a control, its help, and what is wrong with it. */
export function Cell({
  form,
  path,
  name,
  beside,
  children,
}: Omit<FieldProps, "value"> & { beside?: ReactNode; children: (field: CellField) => ReactNode }) {
  const { faults } = useForm();
  const key = keyOf(path);
  const id = fieldId(key);
  const here = faultsAt(faults, key);
  const described = [form.help && `${id}-help`, here.length > 0 && `${id}-faults`].filter(Boolean).join(" ");
  const isWrong = here.some(({ isDoubt }) => !isDoubt);
  return (
    <div className={classNames(css.cell, isWrong && css.wrong)}>
      <div className={css.label}>
        <label htmlFor={id}>
          {name ?? form.label}
          {form.optional && <span className={css.optional}> (optional)</span>}
        </label>
        {beside}
      </div>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": isWrong || undefined })}
      {form.help && (
        <p id={`${id}-help`} className={css.help}>
          {form.help}
        </p>
      )}
      <Faults id={`${id}-faults`} faults={here} />
    </div>
  );
}

/** What the check says of a field, each in its sentence. */
export function Faults({ id, faults }: { id: string; faults: readonly DeskFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul id={id} className={css.faults}>
      {faults.map(({ message, isDoubt }) => (
        <li key={message} data-doubt={isDoubt}>
          {sentence(message)}
        </li>
      ))}
    </ul>
  );
}

/** The check's messages begin in the middle of a sentence. */
export const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, "")}.`;

const numberOf = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text);

function YesField({ form, path, value, name }: FieldProps<"yes">) {
  const { change, published } = useForm();
  const no = form.optional && wordsAt(published ?? { value: null, body: null }, path) === undefined ? undefined : false;
  return (
    <Cell {...{ form, path, name }}>
      {(field) => (
        <input {...field} type="checkbox" checked={value === true} onChange={(event) => change(path, event.currentTarget.checked || no)} />
      )}
    </Cell>
  );
}

/** What an optional part becomes when it is taken out: a name without a value where the file has had that, else no field. */
function useNothing(path: FieldPath): null | undefined {
  const { published } = useForm();
  return published && wordsAt(published, path) === null ? null : undefined;
}

/** An optional group that is not there. */
function Absent({ form, path }: Omit<FieldProps, "value">) {
  const { change, jump } = useForm();
  const isEmpty = useNothing(path) === null;
  const start = form.kind === "list" ? [blank(form.item)] : blank(form);
  const add = () => {
    change(path, start);
    jump(form.kind === "list" ? [...path, 0] : path);
  };
  return (
    <div className={css.absent}>
      <Button id={fieldId(keyOf(path))} line small onClick={add}>
        {addWords((form.kind === "list" && form.item.label) || form.label)}
      </Button>
      <p className={css.help}>{form.help ?? (isEmpty ? "None yet." : "Optional.")}</p>
    </div>
  );
}

type GroupProps = FieldProps & { name: string; tools?: ReactNode; onMove?: (step: 1 | -1) => void; children: ReactNode };

/**
 * A part of the file or an item of a list opens and closes: what is closed is not drawn, so that a long page stays quick. A group inside
 * one is always open.
 */
function Group({ form, path, name, tools, onMove, children }: GroupProps) {
  const { faults, open, setOpen, change } = useForm();
  const nothing = useNothing(path);
  const key = keyOf(path);
  const id = fieldId(key);
  const isPart = path.length === 1 || tools !== undefined;
  const isOpen = !isPart || open.has(key);
  const inside = faultsAt(faults, key);
  const here = inside.filter((fault) => fault.path?.length === path.length);
  const wrong = inside.filter(({ isDoubt }) => !isDoubt).length;
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (!step || !onMove) return;
    event.preventDefault();
    onMove(step);
  };
  const takeOut = () => {
    change(path, nothing);
    focusSoon(id);
  };
  return (
    <fieldset id={isPart ? undefined : id} aria-label={name} className={classNames(isPart ? css.group : css.inner, wrong > 0 && css.wrong)}>
      <div className={css.groupHead}>
        {isPart ? (
          <button
            id={id}
            type="button"
            className={css.opener}
            aria-expanded={isOpen}
            onClick={() => setOpen(key, !isOpen)}
            onKeyDown={press}
          >
            <span>{name}</span>
            {wrong > 0 && <b>{problemsToFix(wrong)}</b>}
          </button>
        ) : (
          <p>{name}</p>
        )}
        {tools}
        {form.optional && !tools && (
          <Button line className={css.tool} aria-label={`Remove ${name}`} onClick={takeOut}>
            Remove
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={css.groupBody}>
          {form.help && <p className={css.help}>{form.help}</p>}
          <Faults id={`${id}-faults`} faults={here} />
          {children}
        </div>
      )}
    </fieldset>
  );
}

function List({ form, path, value }: FieldProps<"list">) {
  const { change, jump, open, setOpen } = useForm();
  const nothing = useNothing(path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const idOf = (i: number) => fieldId(keyOf([...path, i]));
  const add = (item: unknown) => {
    change(path, [...items, item]);
    jump([...path, items.length]);
  };
  const move = (from: number, step: 1 | -1, focus?: "up" | "down") => {
    const to = from + step;
    if (to < 0 || to >= items.length) return;
    change(path, items.with(from, items[to]).with(to, items[from]));
    const [here, there] = [keyOf([...path, from]), keyOf([...path, to])];
    const [wasOpen, otherOpen] = [open.has(here), open.has(there)];
    setOpen(there, wasOpen);
    setOpen(here, otherOpen);
    focusSoon(...(focus ? [`${idOf(to)}-${focus}`] : []), idOf(to));
  };
  const remove = (i: number) => {
    const rest = items.toSpliced(i, 1);
    change(path, rest.length === 0 && form.optional ? nothing : rest);
    focusSoon(idOf(Math.min(i, rest.length - 1)), `${fieldId(keyOf(path))}-add`, fieldId(keyOf(path)));
  };
  const nameOf = (item: unknown, i: number) => {
    const kind = form.item.kind === "shapes" ? shapeOf(form.item, item)?.form.label : undefined;
    return [kind, isLeaf(form.item) ? `${form.item.label} ${i + 1}` : titleOf(item) || `${form.item.label} ${i + 1}`]
      .filter(Boolean)
      .join(": ");
  };
  return (
    <div className={css.items}>
      {items.map((item, i) => {
        const name = nameOf(item, i);
        const last = items.length - 1;
        const tools = (
          <span className={css.tools}>
            <Tool id={`${idOf(i)}-up`} sign="↑" name={`Move ${name} up`} disabled={i === 0} onClick={() => move(i, -1, "up")} />
            <Tool id={`${idOf(i)}-down`} sign="↓" name={`Move ${name} down`} disabled={i === last} onClick={() => move(i, 1, "down")} />
            <Tool sign="×" name={`Remove ${name}`} onClick={() => remove(i)} />
          </span>
        );
        // By place: an item has no name of its own, and its fields take their words from its place.
        const key = keyOf([...path, i]);
        return <Item key={key} {...{ form: form.item, path: [...path, i], value: item, name, tools }} onMove={(step) => move(i, step)} />;
      })}
      <Adder id={`${fieldId(keyOf(path))}-add`} form={form.item} onAdd={add} />
    </div>
  );
}

const Tool = ({ sign, name, ...button }: { sign: string; name: string; id?: string; disabled?: boolean; onClick: () => void }) => (
  <Button line small className={css.tool} aria-label={name} title={name} {...button}>
    {sign}
  </Button>
);

/** One of a list: a field with its tools beside it, or a group with them in its head. */
function Item({ form, path, value, name, tools, onMove }: Omit<GroupProps, "children">) {
  if (isLeaf(form))
    return (
      <div className={css.row}>
        <Field {...{ form, path, value, name }} />
        {tools}
      </div>
    );
  return (
    <Group {...{ form, path, value, name, tools, onMove }}>
      <Inner {...{ form, path, value }} />
    </Group>
  );
}

/** The button below a list; with a choice when items are of several kinds. */
function Adder({ id, form, onAdd }: { id: string; form: Form; onAdd: (item: unknown) => void }) {
  const kinds = form.kind === "shapes" ? form : null;
  const [kind, setKind] = useState(kinds?.shapes[0]?.value ?? "");
  const shape = kinds?.shapes.find(({ value }) => value === kind);
  return (
    <div className={css.adder}>
      {kinds && (
        <select aria-label="Kind of the new part" value={kind} onChange={(event) => setKind(event.target.value)}>
          <Options of={kinds.shapes.map(({ value, form: { label } }) => ({ value, label }))} />
        </select>
      )}
      <Button id={id} line small onClick={() => onAdd(kinds && shape ? blankShape(kinds, shape) : blank(form))}>
        {addWords(shape?.form.label ?? (form.label || "entry"))}
      </Button>
    </div>
  );
}

/** Entries by a key of their own, which is given once. */
function Entries({ form, path, value }: FieldProps<"map">) {
  const { change, jump } = useForm();
  const [key, setKey] = useState("");
  const entries = isFields(value) ? value : {};
  const id = `${fieldId(keyOf(path))}-key`;
  const isTaken = Object.hasOwn(entries, key.trim());
  const add = () => {
    if (key.trim() === "" || isTaken) return;
    change(path, { ...entries, [key.trim()]: blank(form.item) });
    setKey("");
    jump([...path, key.trim()]);
  };
  const remove = (name: string) => {
    change(path, Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name)));
    focusSoon(id);
  };
  return (
    <div className={css.items}>
      {Object.entries(entries).map(([name, item]) => {
        const title = titleOf(item);
        const label = isLeaf(form.item) || title === "" ? name : title;
        const props = { form: form.item, path: [...path, name], value: item, name: label };
        const take = <Tool sign="×" name={`Remove ${label}`} onClick={() => remove(name)} />;
        return <Item key={name} {...props} tools={take} />;
      })}
      <div className={css.cell}>
        <label htmlFor={id}>Short name of the new entry</label>
        <div className={css.adder}>
          <input id={id} value={key} autoComplete="off" aria-describedby={`${id}-help`} onChange={(event) => setKey(event.target.value)} />
          <Button line small disabled={key.trim() === "" || isTaken} onClick={add}>
            {addWords(form.item.label || "entry")}
          </Button>
        </div>
        <p id={`${id}-help`} className={css.help}>
          {isTaken ? "This name is already used." : form.keyHelp}
        </p>
      </div>
    </div>
  );
}
