import { invitationLink } from "content/wire/staff-inbox.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import css from "./desk.module.css";
import type { Invited } from "./people.tsx";
import { When } from "./when.tsx";

/** An invitation's link, shown once. */
export function InvitationLink({ invited: { name, invitation, expiresAt }, onDone }: { invited: Invited; onDone: () => void }) {
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
    <section className={css.link} aria-labelledby="link">
      <h2 id="link">A link for {name}</h2>
      <p>
        Hand it over in private: the first who opens it is {name}. It is shown this once and works once, until <When at={expiresAt} />.
      </p>
      <input ref={field} readOnly value={link} aria-label={`Link for ${name}`} onFocus={(event) => event.target.select()} />
      <div className={css.actions}>
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
