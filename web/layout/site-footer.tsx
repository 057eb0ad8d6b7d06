import { nameMaxim } from "content/brand-name.ts";
import { company } from "content/company.ts";
import { claimsOn } from "content/find-claims.ts";
import { legalAddresses } from "content/legal/addresses.ts";
import { colophon, footerColumns } from "content/navigation.ts";
import { basisWords as words } from "content/words.ts";
import { basisId } from "web/parts/basis.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import panel from "./basis-panel.module.css";
import { BasisPanel } from "./basis-panel.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { frame, Margin } from "./sheet.tsx";
import css from "./site-footer.module.css";

/**
 * The footer: the address, every footer link of SPEC §2, the page's figures with their basis; on
 * the home page, the maxim.
 */
export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className={classNames(frame.sheet, frame.ink, css.footer)} id="colophon">
      <Margin note={colophon.label} />
      <div className={frame.body}>
        {path === "/" && nameMaxim && <Maxim {...nameMaxim} />}
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
        <p className={css.summary}>{colophon.summary}</p>
        <p className={css.notice}>{colophon.notice}</p>
        <div className={css.fin}>
          <span>{`© ${company.copyrightYear} ${company.name}`}</span>
          <p className={css.where}>
            {words.list.where}{" "}
            <button type="button" popoverTarget={listId} aria-haspopup="dialog">
              {words.list.heading}
            </button>
          </p>
          <LegalLink href={legalAddresses.privacy}>{colophon.legal.privacy}</LegalLink>
          <LegalLink href={legalAddresses.terms}>{colophon.legal.terms}</LegalLink>
        </div>
        <BasisList path={path} />
      </div>
    </footer>
  );
}

function Maxim({ according, alleged, and, proved, gloss }: NonNullable<typeof nameMaxim>) {
  return (
    <div className={css.maxim}>
      <p lang="la">
        {according} <i>{alleged}</i> {and} <mark>{proved}</mark>
      </p>
      <p className={css.gloss}>{gloss}</p>
    </div>
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

/**
 * A link without a target until the owner has set an address or approved a text (SPEC §2, shared
 * footer).
 */
function LegalLink({ href, children }: { href: string | null; children: string }) {
  // biome-ignore lint/a11y/useValidAnchor: the placeholder link of HTML: an anchor without a target
  if (href === null) return <a>{children}</a>;
  return <a href={href}>{children}</a>;
}

const listId = "figures-on-page";

/**
 * Every figure of a page with its basis. Includes those in running text and in links, which have no
 * button for it: the footer says so. The panels are outside the list, because a popover inside a
 * closed one is not drawn; on paper they are the footnotes.
 */
function BasisList({ path }: { path: string }) {
  const claims = claimsOn(path);
  return (
    <section
      className={css.notes}
      aria-labelledby={`${listId}-title`}
      data-own={claims.some(({ isOwn }) => isOwn)}
    >
      <h2 className={text.mono}>{words.list.heading}</h2>
      <dialog
        id={listId}
        popover="auto"
        className={classNames(panel.panel, css.figures)}
        aria-labelledby={`${listId}-title`}
      >
        <div className={panel.top}>
          <h2 id={`${listId}-title`}>{words.list.heading}</h2>
          <Button line small popoverTarget={listId} popoverTargetAction="hide">
            {words.close}
          </Button>
        </div>
        <p>{words.list.lead}</p>
        <ul>
          {claims.map(({ key, figure, measures }) => (
            <li key={key}>
              <button type="button" popoverTarget={basisId(key)} aria-haspopup="dialog">
                <b>{figure}</b> <span>{measures}</span>
              </button>
            </li>
          ))}
        </ul>
        <p>
          <Anchor to="/claims.json">{words.list.data}</Anchor>
        </p>
      </dialog>
      {claims.map((claim) => (
        <div key={claim.key} data-own={claim.isOwn}>
          <BasisPanel claim={claim} />
        </div>
      ))}
    </section>
  );
}

const mail = () =>
  ({ network: "mail", label: colophon.mail, href: company.mail.info.href }) as const;

/**
 * The four networks and the mailbox (SPEC §2, shared footer). Their names also come as tooltips
 * (tooltips.browser.ts).
 */
function SocialLinks() {
  return (
    <div className={css.social}>
      {[...company.social, mail()].map(({ network, label, href }) => (
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
      <span id="tooltip" popover="manual" role="tooltip" className={css.tip} />
    </div>
  );
}
