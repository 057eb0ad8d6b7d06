import { type InvitationView, inboxPaths, type PeopleView, type PersonView } from "content/wire/staff-inbox.ts";
import { useState } from "react";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import css from "./desk.module.css";
import { InvitationLink } from "./invitation-link.tsx";
import { InvitePerson } from "./invite-person.tsx";
import { useStaffChange, useStaffQuery } from "./staff-queries.ts";
import { Failure, Loaded } from "./states.tsx";
import { When } from "./when.tsx";

export type Invited = InvitationView & { readonly name: string };

/** The people with access, for editors. */
export function People() {
  const query = useStaffQuery<PeopleView>(inboxPaths.people);
  const [invited, setInvited] = useState<Invited | null>(null);
  return (
    <Loaded query={query} what="The list of people">
      {({ people, machines }) => (
        <main className={css.page}>
          <div className={css.head}>
            <h1>People</h1>
          </div>
          {invited && <InvitationLink invited={invited} onDone={() => setInvited(null)} />}
          <div className={css.columns}>
            <section className={css.sheet} aria-labelledby="staff">
              <h2 id="staff">Who may sign in</h2>
              <ul className={css.rows}>
                {people.map((person) => (
                  <Person key={person.id} person={person} onInvited={setInvited} />
                ))}
              </ul>
            </section>
            <InvitePerson onInvited={setInvited} />
            <section className={css.sheet} aria-labelledby="machines">
              <h2 id="machines">Programs</h2>
              <ul className={css.rows}>
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
              <p className={text.mono}>Their tokens are made and revoked on the server: npm run staff -- token add NAME</p>
            </section>
          </div>
        </main>
      )}
    </Loaded>
  );
}

function Person({ person, onInvited }: { person: PersonView; onInvited: (invited: Invited | null) => void }) {
  const { id, name, role, passkeys, sessions, seenAt, invitedUntil, isYou } = person;
  const [sure, setSure] = useState(false);
  const invite = useStaffChange<object, InvitationView>(`${inboxPaths.person(id)}/invite`, (view) => onInvited({ ...view, name }));
  const end = useStaffChange<object, object>(`${inboxPaths.person(id)}/end-sessions`, () => {});
  const remove = useStaffChange<object, object>(`${inboxPaths.person(id)}/remove`, () => onInvited(null));
  const busy = invite.isPending || end.isPending || remove.isPending;
  return (
    <li>
      <p>
        <b>{name}</b>
        {isYou && " (you)"}
        <span className={text.mono}>
          {role}, {passkeys === 0 ? "no passkey yet" : passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`}
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
        <div className={css.actions}>
          <Button line small disabled={busy} aria-label={`New link for ${name}`} onClick={() => invite.mutate({})}>
            New link
          </Button>
          {sessions > 0 && (
            <Button line small disabled={busy} aria-label={`End sessions of ${name}`} onClick={() => end.mutate({})}>
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
