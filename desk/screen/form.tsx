import { type KeyboardEvent, type ReactNode, useState } from "react";
import frame from "web/inbox/frame.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { formerPlaces, isFields } from "../same-items.ts";
import {
  addWords,
  blank,
  blankShape,
  duplicateOf,
  faultsAt,
  idFor,
  isLeaf,
  keyOf,
  mustFix,
  problemsToFix,
  shapeOf,
  titleOf,
} from "../values.ts";
import type { Form } from "../wire.ts";
import css from "./desk.module.css";
import { Faults, type FieldProps, fieldId, focusSoon, Options, useForm } from "./field.tsx";
import { keyFor } from "./field-key.ts";
import { PictureField } from "./picture-field.tsx";
import { Widget } from "./widgets.tsx";

/** One field or group of a form, drawn by its kind. */
export function Field({ form, ...field }: FieldProps): ReactNode {
  const isAbsent = field.value === undefined || field.value === null;
  // What is hidden has to be filled in once, in a new part, and is not to be touched later.
  const [isShown] = useState(!form.hidden || (!form.optional && (isAbsent || field.value === "")));
  if (!isShown) return null;
  if (isLeaf(form)) return <Widget {...{ form, ...field }} />;
  return form.optional && isAbsent ? (
    <Absent {...{ form, ...field }} />
  ) : (
    <Group {...{ form, ...field }} />
  );
}

/** The fields of a group without its frame: also of a whole file. */
export function Inner({ form, path, value }: FieldProps): ReactNode {
  if (form.kind === "fields")
    return form.fields.map((field) => (
      <Field
        key={field.name}
        form={field.form}
        path={[...path, field.name]}
        value={isFields(value) ? value[field.name] : undefined}
      />
    ));
  if (form.kind === "tuple")
    return form.items.map((item, i) => (
      <Field
        key={keyOf([...path, i])}
        form={item}
        path={[...path, i]}
        value={Array.isArray(value) ? value[i] : undefined}
      />
    ));
  if (form.kind === "picture") return <PictureField {...{ form, path, value }} />;
  if (form.kind === "list" || form.kind === "map") return <Items {...{ form, path, value }} />;
  const shape = form.kind === "shapes" ? shapeOf(form, value)?.form : undefined;
  return shape && <Inner form={shape} {...{ path, value }} />;
}

/** An optional group that is not there. */
function Absent({ form, path }: FieldProps) {
  const { change, jump } = useForm();
  const isList = form.kind === "list";
  const add = () => {
    change(path, isList ? [blank(form.item)] : blank(form));
    jump(isList ? [...path, 0] : path);
  };
  return (
    <div className={css.absent}>
      <Button id={fieldId(path)} line small onClick={add}>
        {addWords((isList && form.item.label) || form.label)}
      </Button>
      <p className={css.help}>{form.help ?? "Optional."}</p>
    </div>
  );
}

type ItemProps = FieldProps & { tools?: ReactNode; onMove?: (step: 1 | -1) => void };

/**
 * A part of the file or an item of a list opens and closes: what is closed is not drawn, so that a
 * long page stays quick. A group inside one is always open.
 */
function Group({ form, path, value, name = form.label, tools, onMove }: ItemProps) {
  const { faults, open, setOpen, change } = useForm();
  const [key, id] = [keyOf(path), fieldId(path)];
  const isPart = path.length === 1 || tools !== undefined;
  const isOpen = !isPart || open.has(key);
  const inside = faultsAt(faults, path);
  const wrong = mustFix(inside).length;
  const press = (event: KeyboardEvent) => {
    const step = event.altKey
      ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
      : undefined;
    if (!step || !onMove) return;
    event.preventDefault();
    onMove(step);
  };
  const takeOut = () => {
    change(path, undefined);
    focusSoon(id);
  };
  return (
    <fieldset
      id={isPart ? undefined : id}
      aria-label={name}
      className={classNames(isPart ? css.group : css.inner, wrong > 0 && css.wrong)}
    >
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
        <div className={classNames(frame.stack, css.groupBody)}>
          {form.help && <p className={css.help}>{form.help}</p>}
          <Faults id={id} faults={inside.filter((fault) => fault.path?.length === path.length)} />
          <Inner {...{ form, path, value }} />
        </div>
      )}
    </fieldset>
  );
}

/**
 * The items of a list, or entries by a key of their own, with what moves, removes and adds them.
 */
function Items({ form, path, value }: FieldProps<"list" | "map">) {
  const { change, jump } = useForm();
  const list = form.kind === "list" ? (Array.isArray(value) ? value : none) : null;
  const keys = useKeys(list ?? none);
  const items = list ? [...list.entries()] : Object.entries(isFields(value) ? value : {});
  const adder = `${fieldId(path)}-add`;
  const idOf = (i: number) => fieldId([...path, items[i]?.[0] ?? ""]);
  const add = (step: string | number, item: unknown) => {
    change(path, list ? [...list, item] : { ...Object.fromEntries(items), [step]: item });
    jump([...path, step]);
  };
  const move = (from: number, step: 1 | -1, focus = "") => {
    const to = from + step;
    if (!list || to < 0 || to >= list.length) return;
    change(path, list.with(from, list[to]).with(to, list[from]));
    focusSoon(`${idOf(to)}-${focus}`, idOf(to));
  };
  const duplicate = (i: number) => {
    if (!list) return;
    change(path, list.toSpliced(i + 1, 0, duplicateOf(list[i], list)));
    jump([...path, i + 1]);
  };
  const remove = (i: number) => {
    const isLast = items.length === 1 && form.optional;
    change(isLast ? path : [...path, items[i]?.[0] ?? ""], undefined);
    focusSoon(idOf(list ? Math.min(i, items.length - 2) : -1), adder, fieldId(path));
  };
  const nameOf = (step: string | number, item: unknown) => {
    const { item: inner } = form;
    const kind = inner.kind === "shapes" ? shapeOf(inner, item)?.form.label : undefined;
    const isKeyless = form.kind === "map" && form.keyFrom;
    const counted = isKeyless
      ? inner.label
      : typeof step === "string"
        ? step
        : `${inner.label} ${step + 1}`;
    return [kind, (!isLeaf(inner) && titleOf(item)) || counted].filter(Boolean).join(": ");
  };
  return (
    <div className={frame.stack}>
      {items.map(([step, item], i) => {
        const name = nameOf(step, item);
        const tools = (
          <span className={css.tools}>
            {list && (
              <Tool
                id={`${idOf(i)}-up`}
                sign="↑"
                name={`Move ${name} up`}
                disabled={i === 0}
                onClick={() => move(i, -1, "up")}
              />
            )}
            {list && (
              <Tool
                id={`${idOf(i)}-down`}
                sign="↓"
                name={`Move ${name} down`}
                disabled={i === list.length - 1}
                onClick={() => move(i, 1, "down")}
              />
            )}
            {list && !isLeaf(form.item) && (
              <Tool sign="+" name={`Duplicate ${name}`} onClick={() => duplicate(i)} />
            )}
            <Tool sign="×" name={`Remove ${name}`} onClick={() => remove(i)} />
          </span>
        );
        const props = { form: form.item, path: [...path, step], value: item, name };
        const key = list ? keys[i] : step;
        if (!isLeaf(form.item))
          return <Group key={key} {...props} tools={tools} onMove={(way) => move(i, way)} />;
        return (
          <div key={key} className={css.row}>
            <Field {...props} />
            {tools}
          </div>
        );
      })}
      {form.kind === "list" && !form.keyFrom ? (
        <Adder id={adder} form={form.item} onAdd={(item) => add(items.length, item)} />
      ) : (
        <KeyAdder
          id={adder}
          form={form}
          taken={items.map(([step]) => String(step))}
          onAdd={(key, more) => {
            const item = { ...Object(blank(form.item)), ...more };
            if (list) add(list.length, { ...item, id: idFor(key, list) });
            else add(key, item);
          }}
        />
      )}
    </div>
  );
}

const none: readonly unknown[] = [];
let made = 0;
const newKey = () => made++;

/**
 * A key for each item of a list, which it keeps when it moves: what is typed, chosen or uploaded
 * goes with the item, as do focus and cursor.
 */
function useKeys(list: readonly unknown[]): readonly number[] {
  const { shift } = useForm();
  const [known, setKnown] = useState(() => ({ shift, list, keys: list.map(newKey) }));
  if (known.list === list && known.shift === shift) return known.keys;
  const isTyping = known.shift === shift && known.list.length === list.length;
  const keys = isTyping
    ? known.keys
    : formerPlaces(known.list, list).map((j) => known.keys[j] ?? newKey());
  setKnown({ shift, list, keys });
  return keys;
}

const Tool = ({
  sign,
  name,
  ...button
}: {
  sign: string;
  name: string;
  id?: string;
  disabled?: boolean;
  onClick: () => void;
}) => (
  <Button line small className={css.tool} aria-label={name} title={name} {...button}>
    {sign}
  </Button>
);

/** The button below a list; with a choice when items are of several kinds. */
function Adder({ id, form, onAdd }: { id: string; form: Form; onAdd: (item: unknown) => void }) {
  const kinds = form.kind === "shapes" ? form : null;
  const [kind, setKind] = useState(kinds?.shapes[0]?.value ?? "");
  const shape = kinds?.shapes.find(({ value }) => value === kind);
  return (
    <div className={css.adder}>
      {kinds && (
        <select
          aria-label="Kind of the new part"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          <Options of={kinds.shapes.map(({ value, form: { label } }) => ({ value, label }))} />
        </select>
      )}
      <Button
        id={id}
        line
        small
        onClick={() => onAdd(kinds && shape ? blankShape(kinds, shape) : blank(form))}
      >
        {addWords(shape?.form.label ?? (form.label || "entry"))}
      </Button>
    </div>
  );
}

type KeyAdderProps = {
  id: string;
  form: FieldProps<"list" | "map">["form"];
  taken: readonly string[];
  onAdd: (key: string, more: object) => void;
};

/**
 * The field and the button below entries by a key of their own: made of the first words of a new
 * entry, or else given once.
 */
function KeyAdder({ id, form, taken, onAdd }: KeyAdderProps) {
  const { item, keyFrom } = form;
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const first = item.kind === "fields" && item.fields.find(({ name }) => name === keyFrom);
  const isTaken = !first && taken.includes(text);
  const add = () => {
    setTyped("");
    const key = first && form.kind === "map" ? keyFor(text, taken, first.name !== "name") : text;
    onAdd(key, first ? { [first.name]: text } : {});
  };
  return (
    <div className={css.cell}>
      <label htmlFor={id}>
        {first ? `${first.form.label} (new)` : "Short name of the new entry"}
      </label>
      <div className={css.adder}>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button line small disabled={text === "" || isTaken} onClick={add}>
          {addWords(item.label || "entry")}
        </Button>
      </div>
      <p id={`${id}-help`} className={css.help}>
        {isTaken ? "This name is already used." : form.kind === "map" && form.keyHelp}
      </p>
    </div>
  );
}
