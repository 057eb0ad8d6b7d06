import { company } from "content/company.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { may, type Right } from "content/wire/staff-roles.ts";
import { BrandMark } from "web/layout/brand-mark.tsx";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import css from "./frame.module.css";
import { hrefOf, type View } from "./route.ts";
import { useSession } from "./session.ts";
import { useStaffChange } from "./staff-queries.ts";

/** A place is shown only to roles with its right. */
const tabs = [
  { view: "messages", label: "Messages", right: "read" },
  { view: "figures", label: "Figures", right: "figures" },
  { view: "counts", label: "Counts", right: "figures" },
  { view: "audit", label: "Audit trail", right: "trail" },
  { view: "people", label: "People", right: "people" },
] as const satisfies readonly { view: View; label: string; right: Right }[];

export function Header({ view }: { view: View }) {
  const { who, refresh } = useSession();
  const signOut = useStaffChange(inboxPaths.signOut, () => void refresh());
  return (
    <header className={css.header}>
      <p className={css.logo}>
        <BrandMark />
        {company.name} <span className={text.mono}>Inbox</span>
      </p>
      {who && (
        <>
          <nav className={css.tabs} aria-label="Inbox">
            {tabs.map(
              (tab) =>
                may(who.role, tab.right) && (
                  <a
                    key={tab.view}
                    href={hrefOf({ view: tab.view, reference: null })}
                    aria-current={tab.view === view ? "page" : undefined}
                  >
                    {tab.label}
                  </a>
                ),
            )}
          </nav>
          <div className={css.who}>
            <a href={hrefOf({ view: "account", reference: null })} aria-current={view === "account" ? "page" : undefined}>
              {who.name}
            </a>
            <Button line small disabled={signOut.isPending} onClick={() => signOut.mutate({})}>
              Sign out
            </Button>
          </div>
        </>
      )}
    </header>
  );
}
