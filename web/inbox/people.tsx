import {
  type InvitationView,
  inboxPaths,
  invitationLink,
  type PeopleView,
  type PersonView,
} from "content/wire/staff-inbox.ts";
import { type Role, roles, roleWords } from "content/wire/staff-roles.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import css from "./inbox.module.css";
import { useStaffChange, useStaffQuery } from "./staff-queries.ts";
import { Failure, Loaded } from "./states.tsx";
import { When } from "./when.tsx";

type Invited = InvitationView & { readonly name: string };

/** The people with access, for editors. */
export function People() {
  const query = useStaffQuery<PeopleView>(inboxPaths.people);
  const [invited, setInvited] = useState<Invited | null>(null);
  return (
    <Loaded query={query} what="The list of people" page="People">
      {({ people, machines }) => (
        <main className={frame.screen}>
          <div className={css.head}>
            <h1>People</h1>
          </div>
          {invited && <InvitationLink invited={invited} onDone={() => setInvited(null)} />}
          <div className={frame.halves}>
            <section className={frame.panel} aria-labelledby="staff">
              <h2 id="staff">Who may sign in</h2>
              <ul className={classNames(frame.lines, css.rows)}>
                {people.map((person) => (
                  <Person key={person.id} person={person} onInvited={setInvited} />
                ))}
              </ul>
            </section>
            <InvitePerson onInvited={setInvited} />
            <section className={frame.panel} aria-labelledby="machines">
              <h2 id="machines">Programs</h2>
              <ul className={classNames(frame.lines, css.rows)}>
                {machines.map(({ name, role, usedAt }) => (
                  <li key={name}>
                    <p>
                      <b>{name}</b>
                      <span className={text.mono}>
                        {role}, {usedAt ? "last used " : "never used"}
                        {usedAt && <When at={usedAt} />}
                      </span>
                    </p>
                  </li>
                ))}
              </ul>
              <p className={text.mono}>
                Their tokens are made and revoked on the server: npm run staff -- token add NAME
              </p>
            </section>
          </div>
        </main>
      )}
    </Loaded>
  );
}

function Person({
  person,
  onInvited,
}: {
  person: PersonView;
  onInvited: (invited: Invited | null) => void;
}) {
  const { id, name, role, passkeys, sessions, seenAt, invitedUntil, isYou } = person;
  const [sure, setSure] = useState(false);
  const invite = useStaffChange<object, InvitationView>(`${inboxPaths.person(id)}/invite`, (view) =>
    onInvited({ ...view, name }),
  );
  const end = useStaffChange<object, object>(`${inboxPaths.person(id)}/end-sessions`, () => {});
  const remove = useStaffChange<object, object>(`${inboxPaths.person(id)}/remove`, () =>
    onInvited(null),
  );
  const busy = invite.isPending || end.isPending || remove.isPending;
  return (
    <li>
      <p>
        <b>{name}</b>
        {isYou && " (you)"}
        <span className={text.mono}>
          {role},{" "}
          {passkeys === 0
            ? "no passkey yet"
            : passkeys === 1
              ? "1 passkey"
              : `${passkeys} passkeys`}
          {seenAt && (
            <>
              , signed in, last seen <When at={seenAt} />
            </>
          )}
          {invitedUntil && (
            <>
              , invited until <When at={invitedUntil} />
            </>
          )}
        </span>
      </p>
      {!isYou && (
        <div className={frame.actions}>
          <Button
            line
            small
            disabled={busy}
            aria-label={`New link for ${name}`}
            onClick={() => invite.mutate({})}
          >
            New link
          </Button>
          {sessions > 0 && (
            <Button
              line
              small
              disabled={busy}
              aria-label={`End sessions of ${name}`}
              onClick={() => end.mutate({})}
            >
              End sessions
            </Button>
          )}
          <Button
            line={!sure}
            small
            disabled={busy}
            aria-label={sure ? `Really remove ${name}` : `Remove ${name}`}
            onBlur={() => setSure(false)}
            onClick={() => (sure ? remove.mutate({}) : setSure(true))}
          >
            {sure ? "Really remove" : "Remove"}
          </Button>
        </div>
      )}
      <Failure error={invite.error ?? end.error ?? remove.error} />
    </li>
  );
}

/** Makes an account from a name and a role, and shows its invitation link. */
function InvitePerson({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("intake");
  const invite = useStaffChange<{ name: string; role: Role }, InvitationView>(
    inboxPaths.people,
    (view) => {
      onInvited({ ...view, name: name.trim() });
      setName("");
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    invite.mutate({ name, role });
  };
  return (
    <section className={frame.panel} aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <form className={css.add} onSubmit={submit}>
        <label htmlFor="invite-name">Full name</label>
        <input
          id="invite-name"
          value={name}
          maxLength={80}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={css.choice}>
          <legend>Role</legend>
          {roles.map((known) => (
            <label key={known}>
              <input
                type="radio"
                name="role"
                checked={known === role}
                onChange={() => setRole(known)}
              />
              <span>{roleWords[known]}</span>
            </label>
          ))}
        </fieldset>
        <Button small type="submit" disabled={invite.isPending}>
          Invite
        </Button>
      </form>
      <Failure error={invite.error} />
    </section>
  );
}

/** An invitation's link, shown once. */
function InvitationLink({
  invited: { name, invitation, expiresAt },
  onDone,
}: {
  invited: Invited;
  onDone: () => void;
}) {
  const link = invitationLink(location.origin, invitation);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section className={classNames(frame.panel, frame.struck, css.link)} aria-labelledby="link">
      <h2 id="link">A link for {name}</h2>
      <p>
        Hand it over in private: the first who opens it is {name}. It is shown this once and works
        once, until <When at={expiresAt} />.
      </p>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={`Link for ${name}`}
        onFocus={(event) => event.target.select()}
      />
      <div className={frame.actions}>
        <Button small onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button line small onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}
