import type { Article } from "content/articles/index.ts";
import type { Target } from "content/site-map.ts";
import type { ComponentProps, ReactNode } from "react";
import css from "./button.module.css";
import { classNames } from "./class-names.ts";

type LinkProps = {
  children: ReactNode;
  className?: string;
  newTab?: boolean;
  "aria-label"?: string;
  "aria-current"?: "page";
  "data-category"?: string;
} & Pick<ComponentProps<"a">, "download">;
type AnchorProps = LinkProps & { to: Target };
type AddressProps = Omit<LinkProps, "className"> & ComponentProps<"a"> & { to: string };

/** A link of any kind. */
export function Anchor(props: AnchorProps) {
  return <Address {...props} />;
}

/** The same for an address from data, which the compiler cannot check. */
export function Address({ to, newTab = false, ...rest }: AddressProps) {
  return (
    <a href={to} {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})} {...rest} />
  );
}

export type Action = { readonly label: string; readonly to: Target; readonly newTab?: boolean };

/** A row of buttons: the first solid, the rest outlined. */
export function Buttons({ actions }: { actions: readonly Action[] }) {
  return (
    <div className={css.row}>
      {actions.map(({ label, ...action }, i) => (
        <Anchor key={label} className={classNames(css.button, i > 0 && css.line)} {...action}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}

export function ButtonLink({
  line = false,
  small = false,
  className,
  ...props
}: AnchorProps & { line?: boolean; small?: boolean }) {
  return (
    <Anchor
      {...props}
      className={classNames(css.button, line && css.line, small && css.small, className)}
    />
  );
}

/** A link with a rule below it, highlighted on hover. */
export function GoLink({ className, ...props }: AnchorProps) {
  return <Anchor {...props} className={classNames(css.go, className)} />;
}

/**
 * Links to the article: on this site, elsewhere in a new tab, or, without an address, to the form
 * to ask for it.
 */
export function ArticleLink({
  article: { id, url },
  paragraph,
  className,
  children,
}: {
  article: Pick<Article, "id" | "url">;
  paragraph?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const to: Target = url ?? `/contact?article=${id}`;
  return (
    <Anchor
      to={paragraph && url?.startsWith("/") ? `${to}#p${paragraph}` : to}
      newTab={url?.startsWith("https:")}
      className={className}
    >
      {children}
    </Anchor>
  );
}
