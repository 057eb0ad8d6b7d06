import type { ComponentProps } from "react";
import css from "./button.module.css";
import { classNames } from "./class-names.ts";

type ButtonProps = ComponentProps<"button"> & { line?: boolean; small?: boolean };

export function Button({
  line = false,
  small = false,
  type = "button",
  className,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(css.button, line && css.line, small && css.small, className)}
      {...props}
    />
  );
}
