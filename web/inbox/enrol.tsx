import { useMutation } from "@tanstack/react-query";
import { type EnrolAnswer, type EnrolOptions, inboxPaths } from "content/wire/staff-inbox.ts";
import { roleWords } from "content/wire/staff-roles.ts";
import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import { makePasskey, post } from "./passkey.ts";
import { hrefOf } from "./route.ts";
import { useSession } from "./session.ts";
import css from "./sign-in.module.css";
import { Failure } from "./states.tsx";

/**
 * The page of an invitation's link: the person makes a passkey, sees the recovery code, and is
 * signed in.
 */
export function Enrol({ invitation }: { invitation: string }) {
  const { refresh } = useSession();
  const [label, setLabel] = useState("This device");
  const { mutate: ask, ...asked } = useMutation({ mutationFn: () => askFor(invitation) });
  useEffect(() => ask(), [ask]);
  const enrol = useMutation({
    mutationFn: async (): Promise<EnrolAnswer> => {
      // Requested again, because a challenge is valid once and the first attempt may have been
      // cancelled.
      const { options } = await askFor(invitation);
      return (
        await post(inboxPaths.enrol, { invitation, label, response: await makePasskey(options) })
      ).json();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    enrol.mutate();
  };
  const begin = () => {
    location.hash = hrefOf({ view: "messages", reference: null });
    void refresh();
  };
  return (
    <main className={css.page}>
      <div className={css.form}>
        <div className={css.head}>
          <Stamp word="Staff" letter="1" />
          <h1 className={css.title}>
            {enrol.data
              ? "Keep your recovery code"
              : asked.data
                ? `Welcome, ${asked.data.name}`
                : "Your invitation"}
          </h1>
        </div>
        {enrol.data && <RecoveryCode code={enrol.data.recoveryCode} onKept={begin} />}
        {!enrol.data && asked.data && (
          <form onSubmit={submit}>
            <div className={css.cell}>
              <p>
                Make a passkey: your browser keeps it on this device, on your phone or on a security
                key. There is no password to remember.
              </p>
              <p className={text.mono}>{roleWords[asked.data.role]}</p>
              <label htmlFor="label">What you call it</label>
              <input
                id="label"
                value={label}
                maxLength={60}
                required
                autoComplete="off"
                onChange={(event) => setLabel(event.target.value)}
              />
              <Failure error={enrol.error} />
            </div>
            <div className={css.foot}>
              <Button type="submit" disabled={enrol.isPending}>
                Make my passkey
              </Button>
            </div>
          </form>
        )}
        {asked.error && (
          <div className={css.cell}>
            <Failure error={asked.error} />
            <p>
              <a href={hrefOf({ view: "messages", reference: null })}>To the sign-in</a>
            </p>
          </div>
        )}
      </div>
    </main>
  );
}

async function askFor(invitation: string): Promise<EnrolOptions> {
  return (await post(inboxPaths.enrolOptions, { invitation })).json();
}

/** A recovery code, shown this once. */
export function RecoveryCode({ code, onKept }: { code: string; onKept: () => void }) {
  return (
    <>
      <div className={css.cell}>
        <p>
          If you lose every passkey, this code lets you make a new one. Write it down or print it,
          and keep it away from this device. It is shown this once and works once.
        </p>
        <p className={css.code}>
          <code>{code}</code>
        </p>
      </div>
      <div className={css.foot}>
        <Button onClick={onKept}>I have kept it</Button>
        <button
          type="button"
          className={classNames(frame.quiet, css.quiet)}
          onClick={() => print()}
        >
          Print it
        </button>
      </div>
    </>
  );
}
