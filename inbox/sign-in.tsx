import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import text from "#app/ui/text.module.css";
import { useSession } from "./session.ts";
import css from "./sign-in.module.css";

/** What a 401 shows: the one field that opens the inbox. A token that was tried and refused is said to be wrong. */
export function SignIn() {
  const { token, refused, signIn, refuse } = useSession();
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (token) refuse();
  }, [token, refuse]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim()) signIn(typed.trim());
  };
  return (
    <main className={css.page}>
      <form className={css.form} onSubmit={submit}>
        <div className={css.head}>
          <Stamp word="Staff" letter="1" />
          <h1 className={css.title}>Sign in</h1>
        </div>
        <div className={css.cell}>
          {/* Password managers file the token under a name. */}
          <input type="text" autoComplete="username" value="staff" readOnly hidden />
          <label htmlFor="token">Staff token</label>
          <input
            id="token"
            type="password"
            autoComplete="current-password"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-invalid={refused || undefined}
            aria-describedby={refused ? "token-error" : "token-help"}
          />
          {refused && (
            <p id="token-error" className={css.error} role="alert">
              This is not the staff token.
            </p>
          )}
          <p id="token-help" className={text.mono}>
            STAFF_TOKEN, or the one shown when the service first started. Kept in this tab until it is closed.
          </p>
        </div>
        <div className={css.foot}>
          <Button type="submit">Sign in</Button>
        </div>
      </form>
    </main>
  );
}
