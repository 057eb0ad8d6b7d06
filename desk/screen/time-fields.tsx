import type { FieldPath } from "../wire.ts";
import css from "./desk.module.css";
import { Cell, type FieldProps, useForm } from "./field.tsx";

/** What the browser's own fields for days and times can show, by the kind of a field. */
const written = {
  date: /^(?:\d{4}-\d\d-\d\d)?$/,
  moment: /^(?:\d{4}-\d\d-\d\d \d\d:\d\d)?$/,
  times: /^(?:(?:\d\d:\d\d)? to (?:\d\d:\d\d)?)?$/,
} as const;

type Input = keyof typeof written;

/**
 * Whether the browser's field can show these words. Others, as a day with its weekday, stay words.
 */
export const isShownAs = (input: Input, text: string) => written[input].test(text);

/** A day, a day and a time, or a start and an end, with the browser's own pickers. */
export function TimeField({
  form,
  path,
  value,
  name,
  input,
}: FieldProps<"words"> & { input: Input }) {
  const { change } = useForm();
  const text = String(value ?? "");
  const write = (next: string) => change(path, next === "" && form.optional ? undefined : next);
  if (input === "times") return <Times {...{ form, path, name, text, write }} />;
  const isDay = input === "date";
  return (
    <Cell {...{ form, path, name }}>
      {(field) => (
        <input
          {...field}
          className={css.time}
          type={isDay ? "date" : "datetime-local"}
          value={text.replace(" ", "T")}
          onChange={({ target }) => write(target.value.replace("T", " "))}
        />
      )}
    </Cell>
  );
}

type TimesProps = {
  form: FieldProps<"words">["form"];
  path: FieldPath;
  name: string | undefined;
  text: string;
  write: (text: string) => void;
};

/** A start and an end, written as "14:00 to 15:00". */
function Times({ form, path, name = form.label, text, write }: TimesProps) {
  const [start = "", end = ""] = text.split(" to ");
  const put = (from: string, to: string) => write(from || to ? `${from} to ${to}` : "");
  return (
    <Cell {...{ form, path, name }}>
      {(field) => (
        <span className={css.times}>
          <input
            {...field}
            type="time"
            aria-label={`${name}: start`}
            value={start}
            onChange={({ target }) => put(target.value, end)}
          />
          to
          <input
            type="time"
            aria-label={`${name}: end`}
            value={end}
            onChange={({ target }) => put(start, target.value)}
          />
        </span>
      )}
    </Cell>
  );
}
