import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type EnrolOptions,
  inboxPaths,
  type OwnView,
  type RecoveryCodeAnswer,
} from "content/wire/staff-inbox.ts";
import { roleWords } from "content/wire/staff-roles.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { RecoveryCode } from "./enrol.tsx";
import frame from "./frame.module.css";
import css from "./inbox.module.css";
import { makePasskey, post } from "./passkey.ts";
import { useSession } from "./session.ts";
import { useStaffChange, useStaffQuery } from "./staff-queries.ts";
import { Failure, Loaded } from "./states.tsx";
import { When } from "./when.tsx";

/** The signed-in person's passkeys, sessions and recovery code. */
export function Account() {
  const { who } = useSession();
  const query = useStaffQuery<OwnView>(inboxPaths.own);
  return (
    <Loaded query={query} what="Your passkeys" page="Your passkeys">
      {({ email, passkeys, sessions }) => (
        <main className={frame.screen}>
          <div className={css.head}>
            <h1>{who?.name}</h1>
            <p className={text.mono}>{who && roleWords[who.role]}</p>
          </div>
          <div className={frame.halves}>
            <Passkeys passkeys={passkeys} />
            <Sessions sessions={sessions} />
            <Recovery />
            <MailAddress email={email} />
          </div>
        </main>
      )}
    </Loaded>
  );
}

function Passkeys({ passkeys }: Pick<OwnView, "passkeys">) {
  const queries = useQueryClient();
  const [label, setLabel] = useState("");
  const add = useMutation({
    mutationFn: async () => {
      const options: EnrolOptions["options"] = await (await post(inboxPaths.passkeyOptions)).json();
      await post(inboxPaths.passkeys, {
        label: label.trim() || `Passkey ${passkeys.length + 1}`,
        response: await makePasskey(options),
      });
    },
    onSuccess: () => {
      setLabel("");
      return queries.invalidateQueries();
    },
  });
  const remove = useStaffChange<{ id: string }, object>(inboxPaths.passkeyRemove, () => {});
  return (
    <section className={frame.panel} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <ul className={classNames(frame.lines, css.rows)}>
        {passkeys.map(({ id, label: name, createdAt, usedAt }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <span className={text.mono}>
                Made <When at={createdAt} />
                {usedAt && (
                  <>
                    , last used <When at={usedAt} />
                  </>
                )}
              </span>
            </p>
            {passkeys.length > 1 && (
              <Button
                line
                small
                disabled={remove.isPending}
                aria-label={`Remove ${name}`}
                onClick={() => remove.mutate({ id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failure error={remove.error} />
      <div className={css.add}>
        <label htmlFor="passkey-label">One more, on another device or a security key</label>
        <input
          id="passkey-label"
          value={label}
          maxLength={60}
          placeholder="What you call it"
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button small disabled={add.isPending} onClick={() => add.mutate()}>
          Add a passkey
        </Button>
      </div>
      <Failure error={add.error} />
    </section>
  );
}

function Sessions({ sessions }: Pick<OwnView, "sessions">) {
  const end = useStaffChange<{ id: string | null }, object>(inboxPaths.sessionsEnd, () => {});
  return (
    <section className={frame.panel} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className={classNames(frame.lines, css.rows)}>
        {sessions.map(({ id, browser, createdAt, seenAt, isThis }) => (
          <li key={id}>
            <p>
              <b>{browser}</b>
              {isThis && " (here)"}
              <span className={text.mono}>
                Since <When at={createdAt} />, last seen <When at={seenAt} />
              </span>
            </p>
            {!isThis && (
              <Button line small disabled={end.isPending} onClick={() => end.mutate({ id })}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button line small disabled={end.isPending} onClick={() => end.mutate({ id: null })}>
          End all others
        </Button>
      )}
      <Failure error={end.error} />
      <p className={text.mono}>
        A session ends by itself after an hour without use, and after twelve hours in any case.
      </p>
    </section>
  );
}

function Recovery() {
  const renew = useStaffChange<object, RecoveryCodeAnswer>(inboxPaths.recoveryCode, () => {});
  return (
    <section className={frame.panel} aria-labelledby="recovery">
      <h2 id="recovery">Recovery code</h2>
      {renew.data ? (
        <RecoveryCode code={renew.data.recoveryCode} onKept={renew.reset} />
      ) : (
        <>
          <p>
            For the day on which all passkeys are lost. A new code makes the one you have worthless.
          </p>
          <Button line small disabled={renew.isPending} onClick={() => renew.mutate({})}>
            Make a new code
          </Button>
          <Failure error={renew.error} />
        </>
      )}
    </section>
  );
}

/** Where the person is told of messages that a colleague has assigned, and of overdue ones. */
function MailAddress({ email }: Pick<OwnView, "email">) {
  const [typed, setTyped] = useState(email ?? "");
  const change = useStaffChange<{ email: string | null }, object>(inboxPaths.mailAddress, () => {});
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate({ email: typed.trim() || null });
  };
  return (
    <section className={frame.panel} aria-labelledby="mail-address">
      <h2 id="mail-address">Mail address</h2>
      <form className={css.add} onSubmit={submit}>
        <label htmlFor="own-mail">
          You are told here of messages that a colleague assigns to you, and once of each of yours
          that is overdue. Empty: you are not told.
        </label>
        <input
          id="own-mail"
          type="email"
          value={typed}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          line
          small
          type="submit"
          disabled={change.isPending || typed.trim() === (email ?? "")}
        >
          Keep the address
        </Button>
        <Failure error={change.error} />
      </form>
    </section>
  );
}
