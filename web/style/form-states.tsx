import { Choice, Option, TextArea, TextField } from "web/contact-form/field.tsx";
import css from "./style-page.module.css";

/** The form's fields: empty, filled, in error, long. */
export function FormStates() {
  return (
    <div className={css.states}>
      <TextField number={1} label="Empty" id="style-empty" />
      <TextField number={2} label="Filled" id="style-filled" defaultValue="Whitlock" required />
      <TextField
        number={3}
        label="In error"
        id="style-error"
        defaultValue="t.whitlock@firm"
        error="Please enter a valid email address"
        required
      />
      <TextField number={4} label="Disabled" id="style-disabled" defaultValue="While it is sent" disabled />
      <Choice number={5} legend="Preferred contact method">
        <Option label="Email" name="style-method" defaultChecked />
        <Option label="Phone" name="style-method" />
      </Choice>
      <TextArea
        number={6}
        label="Long text"
        id="style-long"
        rows={4}
        defaultValue={"We received a preservation letter this morning and two custodians leave on Friday. ".repeat(6)}
      />
    </div>
  );
}
