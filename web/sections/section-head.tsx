import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./section-head.module.css";

export type SectionHeadContent = { readonly heading: string; readonly lead?: string };

type HeadedSheetProps = SectionProps &
  SectionHeadContent & {
    readonly ground?: "bond" | "board" | "tab" | "ink";
    readonly className?: string | undefined;
    readonly children: ReactNode;
  };

/** A section that begins with its heading and lead. */
export function HeadedSheet({
  id,
  label,
  heading,
  lead,
  ground = "bond",
  className,
  children,
}: HeadedSheetProps) {
  return (
    <Sheet id={id} label={label} heading={heading} ground={ground} className={className}>
      <SectionHead heading={heading} {...(lead && { lead })} />
      {children}
    </Sheet>
  );
}

/** Heading on the left, lead on the right. At most twice in a row on a page. */
export function SectionHead({ heading, lead }: SectionHeadContent) {
  return (
    <div className={css.head}>
      <Phrase as="h2" words={heading} />
      {lead && <Phrase as="p" className={text.lead} words={lead} />}
    </div>
  );
}
