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
  return <a href={to} {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})} {...rest} />;
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

export function ButtonLink({ line = false, small = false, className, ...props }: AnchorProps & { line?: boolean; small?: boolean }) {
  return <Anchor {...props} className={classNames(css.button, line && css.line, small && css.small, className)} />;
}

/** A link with a rule below it, highlighted on hover. */
export function GoLink({ className, ...props }: AnchorProps) {
  return <Anchor {...props} className={classNames(css.go, className)} />;
}
