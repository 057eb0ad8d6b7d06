import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import textCss from "web/parts/text.module.css";
import css from "./desk.module.css";
import {
  Cell,
  type FieldProps,
  Finder,
  insertKeys,
  Options,
  References,
  useForm,
} from "./field.tsx";
import { Question } from "./parts.tsx";
import { LogoField } from "./picture-file.tsx";
import { isShownAs, TimeField } from "./time-fields.tsx";

/** The widget of a single field, by its kind. */
export function Widget({
  form,
  ...field
}: FieldProps<"words" | "number" | "yes" | "choice">): ReactNode {
  if (form.kind === "words" && form.input === "logo") return <LogoField {...{ form, ...field }} />;
  if (
    form.kind === "words" &&
    form.input &&
    form.input !== "logo" &&
    isShownAs(form.input, String(field.value ?? ""))
  )
    return <TimeField {...{ form, ...field }} input={form.input} />;
  if (form.kind === "words") return <WordsField {...{ form, ...field }} />;
  if (form.kind === "number") return <NumberField {...{ form, ...field }} />;
  return form.kind === "yes" ? (
    <YesField {...{ form, ...field }} />
  ) : (
    <ChoiceField {...{ form, ...field }} />
  );
}

/** Words of a line or a paragraph, with the number of characters as the page shows them. */
function WordsField({ form, path, value, name }: FieldProps<"words">) {
  const { change, references } = useForm();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { most, optional } = form;
  const text = String(value ?? "");
  const isLong = form.isLong || text.includes("\n");
  const canInsert = references.length > 0 && (isLong || most !== undefined);
  const shown = references.reduce(
    (words, reference) => words.replaceAll(reference.value, reference.label),
    text,
  );
  const write = (next: string) => change(path, next === "" && optional ? undefined : next);
  const insert = (reference: string) => {
    if (!control.current) return;
    const { selectionStart, selectionEnd } = control.current;
    control.current.setRangeText(
      reference,
      selectionStart ?? text.length,
      selectionEnd ?? text.length,
      "end",
    );
    write(control.current.value);
    control.current.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.key !== "ArrowDown") return;
    const inserter = event.currentTarget.parentElement?.querySelector<HTMLElement>(
      `.${css.insert} input`,
    );
    if (!inserter) return;
    event.preventDefault();
    inserter.focus();
  };
  const keys = canInsert ? { onKeyDown: press, "aria-keyshortcuts": insertKeys } : {};
  const typed = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    write(event.currentTarget.value);
  const beside = (
    <>
      {canInsert && <References hasKeys onPick={insert} />}
      {most !== undefined && (
        <span className={css.counter} data-over={[...shown].length > most}>
          {[...shown].length} of {most}
          <span className={textCss.hidden}> characters</span>
        </span>
      )}
    </>
  );
  return (
    <Cell {...{ form, path, name, beside }}>
      {(field) =>
        isLong ? (
          <textarea
            {...field}
            {...keys}
            ref={control}
            rows={Math.max(2, Math.ceil(text.length / 60))}
            value={text}
            onChange={typed}
          />
        ) : (
          <input
            {...field}
            {...keys}
            ref={control}
            value={text}
            autoComplete="off"
            onChange={typed}
          />
        )
      }
    </Cell>
  );
}

function NumberField({ form, path, value, name }: FieldProps<"number">) {
  const { change } = useForm();
  const write = (text: string) =>
    change(
      path,
      text === "" && form.optional
        ? undefined
        : /^-?\d+(?:\.\d+)?$/.test(text.trim())
          ? Number(text)
          : text,
    );
  return (
    <Cell {...{ form, path, name }}>
      {(field) => (
        <input
          {...field}
          className={css.number}
          inputMode="decimal"
          value={String(value ?? "")}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Cell>
  );
}

function YesField({ form, path, value, name }: FieldProps<"yes">) {
  const { change } = useForm();
  const no = form.optional ? undefined : false;
  return (
    <Cell {...{ form, path, name }}>
      {(field) => (
        <input
          {...field}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(path, target.checked || no)}
        />
      )}
    </Cell>
  );
}

/** No value: it begins a new one. */
const ADD = "\n";

type NewChoiceProps = { what: string; onYes: (words: string) => void; onClose: () => void };

/** Asks before a value comes into being that no entry has yet: a typing error would be one, too. */
function NewChoice({ what, onYes, onClose }: NewChoiceProps) {
  const [words, setWords] = useState("");
  const name = words.trim().replace(/^./u, (letter) => letter.toUpperCase());
  return (
    <Question
      title={`A new ${what}`}
      does={`Add the ${what}`}
      isBusy={name === ""}
      onYes={() => onYes(name)}
      onClose={onClose}
    >
      <div className={css.cell}>
        <label htmlFor="new-choice">Name</label>
        <input
          id="new-choice"
          value={words}
          autoComplete="off"
          maxLength={30}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <p>Nothing else has this {what} yet: visitors get a choice more.</p>
    </Question>
  );
}

/** With more choices than this one finds them by typing. */
const FEW = 9;

/**
 * One of a list: a menu, or a field that finds by typing. A value that is not in the list is shown
 * as it is, and called so.
 */
function ChoiceField({ form, path, value, name }: FieldProps<"choice">) {
  const { change } = useForm();
  const { choices, open, optional, adds } = form;
  const [isAdding, setAdding] = useState(false);
  const text = String(value ?? "");
  const chosen = choices.find((choice) => choice.value === text);
  const isUnknown = text !== "" && !chosen && !open && !adds;
  const pick = (next: string) => change(path, next || (optional ? undefined : ""));
  return (
    <Cell {...{ form, path, name }}>
      {(field) =>
        adds ? (
          <>
            <select
              {...field}
              value={text}
              onChange={({ target }) =>
                target.value === ADD ? setAdding(true) : pick(target.value)
              }
            >
              {text === "" && <option value="">Choose …</option>}
              {text !== "" && !chosen && <option value={text}>{text} (new)</option>}
              <Options of={choices} />
              <option value={ADD}>Add a new {adds} …</option>
            </select>
            {isAdding && (
              <NewChoice
                what={adds}
                onYes={(words) => {
                  pick(words);
                  setAdding(false);
                }}
                onClose={() => setAdding(false)}
              />
            )}
          </>
        ) : !open && choices.length <= FEW ? (
          <select {...field} value={text} onChange={({ target }) => pick(target.value)}>
            {(optional || text === "") && (
              <option value="">{optional ? "None" : "Choose …"}</option>
            )}
            {isUnknown && <option value={text}>{text} (not in the list)</option>}
            <Options of={choices} />
          </select>
        ) : (
          <>
            <Finder
              {...{ ...field, choices }}
              placeholder={`${optional ? "None. " : ""}Type to search`}
              value={chosen?.label ?? text}
              takesAny
              onPick={pick}
            />
            {isUnknown && <p className={css.faults}>Choose one from the list.</p>}
          </>
        )
      }
    </Cell>
  );
}
