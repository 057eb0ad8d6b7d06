import { longDay } from "#app/ui/calendar-day.ts";
import text from "#app/ui/text.module.css";
import { holdWords } from "./at-rest.ts";
import css from "./papers.module.css";
import type { Plan } from "./plan.ts";
import { first72Hours as words } from "./words.ts";

const { notice, register } = words.sheets;
export const REGISTER_ID = "first-72-hours-register";

type RegisterProps = { readonly plan: Plan; readonly matter: string; readonly custodians: readonly string[] };

/** The custodian register with the guide's columns, and lines to write on. */
export function CustodianRegister({ plan, matter, custodians }: RegisterProps) {
  const blank = Array.from({ length: Math.max(register.blank - custodians.length, 2) }, () => "");
  const lines = [...custodians, ...blank].map((name, i) => ({ key: `${i} ${name}`, name }));
  const [first, ...others] = holdWords.columns;
  return (
    <article className={css.paper} id={REGISTER_ID} data-specimen="">
      <h5>{register.title}</h5>
      <dl>
        <div>
          <dt className={text.mono}>{notice.terms.matter}</dt>
          <dd>{matter}</dd>
        </div>
        <div>
          <dt className={text.mono}>{register.day}</dt>
          <dd>{longDay(plan.began.day)}</dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            {holdWords.columns.map((column) => (
              <th key={column} scope="col" className={text.mono}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row" aria-label={name || first}>
                {name}
              </th>
              {others.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.sign}>{register.signature}</p>
    </article>
  );
}
