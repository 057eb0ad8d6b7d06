import { BrandMark } from "#app/layout/brand-mark.tsx";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import css from "./frame.module.css";
import { hrefOf, type Route } from "./route.ts";
import { useSession } from "./session.ts";

const tabs = [
  { view: "messages", label: "Messages" },
  { view: "audit", label: "Audit trail" },
] as const;

export function Header({ view }: Pick<Route, "view">) {
  const { token, signOut } = useSession();
  return (
    <header className={css.header}>
      <p className={css.logo}>
        <BrandMark />
        {company.name} <span className={text.mono}>Inbox</span>
      </p>
      {token !== "" && (
        <>
          <nav className={css.tabs} aria-label="Inbox">
            {tabs.map((tab) => (
              <a key={tab.view} href={hrefOf({ view: tab.view, reference: null })} aria-current={tab.view === view ? "page" : undefined}>
                {tab.label}
              </a>
            ))}
          </nav>
          <Button line small onClick={signOut}>
            Sign out
          </Button>
        </>
      )}
    </header>
  );
}
