import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { inboxPaths, type RecoverAnswer } from "content/wire/staff-inbox.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import { post, signInWithPasskey } from "./passkey.ts";
import { hrefOf } from "./route.ts";
import { useSession } from "./session.ts";
import css from "./sign-in.module.css";
import { Failure } from "./states.tsx";

/**
 * Shown to people who are not signed in: sign-in by passkey, or a new passkey with the recovery
 * code.
 */
export function SignIn() {
  const { ended, refresh } = useSession();
  const [lost, setLost] = useState(false);
  const signIn = useMutation({ mutationFn: signInWithPasskey, onSuccess: refresh });
  return (
    <main className={css.page}>
      <div className={css.form}>
        <div className={css.head}>
          <Stamp word="Staff" letter="1" />
          <h1 className={css.title}>Sign in</h1>
        </div>
        {lost ? (
          <Recover onBack={() => setLost(false)} />
        ) : (
          <>
            <div className={css.cell}>
              {ended && <p role="status">Your session is over. Nothing you had saved is lost.</p>}
              {browserSupportsWebAuthn() ? (
                <p>
                  Your passkey opens the inbox: this device, your phone or a security key, with its
                  PIN, your finger or your face.
                </p>
              ) : (
                <p className={css.error}>
                  This browser has no passkeys here. They need https, or an address that begins with
                  http://localhost.
                </p>
              )}
              <Failure error={signIn.error} />
            </div>
            <div className={css.foot}>
              <Button
                disabled={signIn.isPending || !browserSupportsWebAuthn()}
                onClick={() => signIn.mutate()}
              >
                Sign in with a passkey
              </Button>
              <button
                type="button"
                className={classNames(frame.quiet, css.quiet)}
                onClick={() => setLost(true)}
              >
                I have lost my passkey
              </button>
            </div>
          </>
        )}
        <p className={css.note}>
          <span className={text.mono}>
            No password, and nobody signs in for somebody else: the trail has your name.
          </span>
        </p>
      </div>
    </main>
  );
}

/** For a person without a passkey: the recovery code allows making a new one, and nothing else. */
function Recover({ onBack }: { onBack: () => void }) {
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
          The 20 letters and digits you wrote down. They let you make a new passkey, which takes the
          place of those you had. Without them, an editor sends you a link, or the person who runs
          the server does.
        </p>
      </div>
      <div className={css.foot}>
        <Button type="submit" disabled={recover.isPending}>
          Go on
        </Button>
        <button type="button" className={classNames(frame.quiet, css.quiet)} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}
