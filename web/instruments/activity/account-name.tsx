import { Fragment } from "react";

/** An account as the log names it, which may break before its domain. */
export function AccountName({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change order
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
