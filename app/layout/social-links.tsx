import { type ComponentType, type PointerEvent, type ReactElement, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { company } from "#content/company.ts";
import { colophon } from "#content/navigation.ts";
import css from "./site-footer.module.css";

const mail = { network: "mail", label: colophon.mail, href: company.mail.info.href } as const;

type Tooltips = ComponentType<{ controls: readonly { key: string; tip: string; control: ReactElement }[] }>;

/** The four networks and the mailbox (SPEC §2, shared footer). The tooltips' script is loaded when a mouse first comes near. */
export function SocialLinks() {
  const [Tips, setTips] = useState<Tooltips>();
  const controls = [...company.social, mail].map(({ network, label, href }) => ({
    key: network,
    tip: label,
    control: <SocialLink key={network} network={network} label={label} href={href} />,
  }));

  async function fetchTips({ currentTarget, pointerType }: PointerEvent) {
    // Wrapping the links mounts them anew, which would take the focus from a focused one.
    if (Tips || pointerType !== "mouse" || currentTarget.contains(document.activeElement)) return;
    const { Tooltips } = await import("#app/ui/tooltip.tsx");
    setTips(() => Tooltips);
  }

  return (
    <div className={css.social} onPointerEnter={fetchTips}>
      {Tips ? <Tips controls={controls} /> : controls.map(({ control }) => control)}
    </div>
  );
}

type SocialLinkProps = { network: (typeof company.social)[number]["network"] | "mail"; label: string; href: string };

/** Passes on what a tooltip adds: events, description, ref. */
function SocialLink({ network, label, href, ...rest }: SocialLinkProps) {
  const outside = network === "mail" ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a href={href} aria-label={label} {...outside} {...rest}>
      <Icon name={network} />
    </a>
  );
}
