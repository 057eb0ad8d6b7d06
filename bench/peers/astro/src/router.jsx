// Astro's navigation is the browser's: links are anchors, the location is the document's.
export function Link({ to, children, prefetch, state, replace, preventScrollReset, ...rest }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export function NavLink({ end, ...rest }) {
  return <Link {...rest} />;
}

const nowhere = { pathname: "/", search: "", hash: "", key: "default", state: null };

export function useLocation() {
  return typeof window === "undefined" ? nowhere : window.location;
}

export function useNavigate() {
  return (to) => window.location.assign(to);
}

export function useNavigationType() {
  return "PUSH";
}
