import type { Target } from "content/target.ts";
import { createContext, type ReactNode, useContext } from "react";
import { Address } from "web/parts/link.tsx";

/** The path of the document being rendered. */
export const PathContext = createContext("/");

type NavLinkProps = { to: Target; className: string | undefined; "aria-label"?: string; children: ReactNode };

/** A link of the header. It is marked as the current page on its own page and on the pages below it. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const path = useContext(PathContext);
  const isCurrent = path === to || (to !== "/" && path.startsWith(`${to}/`));
  return <Address to={to} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
