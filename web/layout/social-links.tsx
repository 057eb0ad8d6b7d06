import { company } from "content/company.ts";
import { colophon } from "content/navigation.ts";
import { Icon } from "web/parts/icon.tsx";
import tooltip from "web/parts/tooltip.module.css";
import css from "./site-footer.module.css";

const mail = { network: "mail", label: colophon.mail, href: company.mail.info.href } as const;

/** The four networks and the mailbox (SPEC §2, shared footer). Their names also come as tooltips (tooltips.browser.ts). */
export function SocialLinks() {
  return (
    <div className={css.social}>
      {[...company.social, mail].map(({ network, label, href }) => (
        <a
          key={network}
          href={href}
          aria-label={label}
          data-tipped
          {...(network === "mail" ? {} : { target: "_blank", rel: "noopener noreferrer" })}
        >
          <Icon name={network} />
        </a>
      ))}
      <span id="tooltip" popover="manual" role="tooltip" className={tooltip.tip} />
    </div>
  );
}
