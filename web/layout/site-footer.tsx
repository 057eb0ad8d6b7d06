import { basisWords as words } from "content/basis-words.ts";
import { claimsOn } from "content/claims.ts";
import { company } from "content/company.ts";
import { legalAddresses } from "content/legal/addresses.ts";
import { colophon, footerColumns } from "content/navigation.ts";
import { basisId } from "web/parts/basis-button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import tooltip from "web/parts/tooltip.module.css";
import { BasisPanel } from "./basis-panel.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { frame, Margin } from "./sheet.tsx";
import css from "./site-footer.module.css";

/** The footer: the maxim, the page's figures with their basis, the address, every footer link of SPEC §2. */
export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className={classNames(frame.sheet, frame.ink, css.footer)} id="colophon">
      <Margin note={colophon.label} />
      <div className={frame.body}>
        <p className={css.maxim} lang="la">
          {colophon.maxim.according} <i>{colophon.maxim.alleged}</i>
          <br />
          {colophon.maxim.and} <mark>{colophon.maxim.proved}</mark>
        </p>
        <p className={text.sub}>{colophon.gloss}</p>
        <BasisList path={path} />
        <div className={css.columns}>
          <Address />
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Anchor to={href}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={classNames(text.sub, css.summary)}>{colophon.summary}</p>
        <p className={css.notice}>{colophon.notice}</p>
        <div className={css.fin}>
          <span>{`© ${company.copyrightYear} ${company.name}`}</span>
          <span>
            <LegalLink href={legalAddresses.privacy}>{colophon.legal.privacy}</LegalLink>
            <LegalLink href={legalAddresses.terms}>{colophon.legal.terms}</LegalLink>
          </span>
          <span className={text.bates}>{colophon.end}</span>
        </div>
      </div>
    </footer>
  );
}

function Address() {
  const { mail, name, phone } = company;
  return (
    <address>
      <div>
        {name}
        <br />
        <PostalAddress />
        <br />
        <a href={phone.href}>{phone.display}</a>
        <br />
        <a href={mail.info.href}>{mail.info.address}</a>
      </div>
      <SocialLinks />
    </address>
  );
}

/** A link without a target until the owner has set an address or approved a text (SPEC §2, shared footer). */
function LegalLink({ href, children }: { href: string | null; children: string }) {
  // biome-ignore lint/a11y/useValidAnchor: the placeholder link of HTML: an anchor without a target
  if (href === null) return <a>{children}</a>;
  return <a href={href}>{children}</a>;
}

const id = "basis-of-figures";

/** Every figure of a page with its basis. Includes those in running text and in links, which have no button for it. */
function BasisList({ path }: { path: string }) {
  const claims = claimsOn(path);
  return (
    <section className={css.figures} aria-labelledby={id} data-own={claims.some(({ pages }) => isOn(pages, path))}>
      <h2 id={id} className={text.mono}>
        {words.list.heading}
      </h2>
      <p className={text.mono}>{words.list.lead}</p>
      <ul>
        {claims.map((claim) => (
          <li key={claim.key} data-own={isOn(claim.pages, path)}>
            <button type="button" popoverTarget={basisId(claim.key)} aria-haspopup="dialog">
              <b>{claim.figure}</b> <span>{claim.measures}</span>
            </button>
            <BasisPanel claim={claim} />
          </li>
        ))}
      </ul>
      <p>
        <Anchor to="/claims.json">{words.list.data}</Anchor>
      </p>
    </section>
  );
}

const isOn = (pages: readonly string[], path: string) => pages.includes(path);

const mail = { network: "mail", label: colophon.mail, href: company.mail.info.href } as const;

/** The four networks and the mailbox (SPEC §2, shared footer). Their names also come as tooltips (tooltips.browser.ts). */
function SocialLinks() {
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
