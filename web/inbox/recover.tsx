import { useMutation } from "@tanstack/react-query";
import { inboxPaths, type RecoverAnswer } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { post } from "./passkey.ts";
import { hrefOf } from "./route.ts";
import css from "./sign-in.module.css";
import { Failure } from "./states.tsx";

/** For a person without a passkey: the recovery code allows making a new one, and nothing else. */
export function Recover({ onBack }: { onBack: () => void }) {
  const [code, setCode] = useState("");
  const recover = useMutation({
    mutationFn: async () => {
      const answer: RecoverAnswer = await (await post(inboxPaths.recover, { code })).json();
      location.hash = hrefOf({ view: "enrol", reference: answer.invitation });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim()) recover.mutate();
  };
  return (
    <form onSubmit={submit}>
      <div className={css.cell}>
        <label htmlFor="code">Recovery code</label>
        <input
          id="code"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          onChange={(event) => setCode(event.target.value)}
          aria-describedby="code-help"
        />
        <Failure error={recover.error} />
        <p id="code-help" className={text.mono}>
          The 20 letters and digits you wrote down. They let you make a new passkey, which takes the place of those you had. Without them,
          an editor sends you a link, or whoever runs the server does.
        </p>
      </div>
      <div className={css.foot}>
        <Button type="submit" disabled={recover.isPending}>
          Go on
        </Button>
        <button type="button" className={css.quiet} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}
