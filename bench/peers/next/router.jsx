"use client";

import NextLink from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";

// Next's navigation under the names that the components know.
export function Link({ to, children, prefetch, state, replace, preventScrollReset, ...rest }) {
  return (
    <NextLink href={to} {...rest}>
      {children}
    </NextLink>
  );
}

export function NavLink({ end, ...rest }) {
  return <Link {...rest} />;
}

export function useLocation() {
  const pathname = usePathname();
  const [place, setPlace] = useState({ search: "", hash: "" });
  useEffect(() => setPlace({ search: window.location.search, hash: window.location.hash }), []);
  return { pathname, ...place, key: pathname, state: null };
}

export function useNavigate() {
  const router = useRouter();
  return (to) => router.push(to);
}

export function useNavigationType() {
  return "PUSH";
}
