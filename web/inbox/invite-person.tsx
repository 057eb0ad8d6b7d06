import { type InvitationView, inboxPaths } from "content/wire/staff-inbox.ts";
import { type Role, roles, roleWords } from "content/wire/staff-roles.ts";
import { type SubmitEvent, useState } from "react";
import { Button } from "web/parts/button.tsx";
import css from "./desk.module.css";
import type { Invited } from "./people.tsx";
import { useStaffChange } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

/** Makes an account from a name and a role, and shows its invitation link. */
export function InvitePerson({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("intake");
  const invite = useStaffChange<{ name: string; role: Role }, InvitationView>(inboxPaths.people, (view) => {
    onInvited({ ...view, name: name.trim() });
    setName("");
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    invite.mutate({ name, role });
  };
  return (
    <section className={css.sheet} aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <form className={css.add} onSubmit={submit}>
        <label htmlFor="invite-name">Full name</label>
        <input id="invite-name" value={name} maxLength={80} required autoComplete="off" onChange={(event) => setName(event.target.value)} />
        <fieldset className={css.choice}>
          <legend>Role</legend>
          {roles.map((known) => (
            <label key={known}>
              <input type="radio" name="role" checked={known === role} onChange={() => setRole(known)} />
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
