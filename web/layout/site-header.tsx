import { company } from "content/company.ts";
import { getStarted, header, headerLinks, mobileLinks, mobileMenu } from "content/navigation.ts";
import type { Target } from "content/site-map.ts";
import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "web/parts/class-names.ts";
import { Address, ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SearchButton } from "web/search/search-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { officeWords } from "./office-words.ts";
import { ServicesMenu } from "./services-menu.tsx";
import css from "./site-header.module.css";

/** Letters of a name that fit beside the mark on a phone, in one line. */
const ONE_LINE = 9;
/** Letters of the hours that fit there on the narrowest. */
const SHORT_HOURS = 16;
const isLong = ({ length }: string) => length > ONE_LINE;
const logoClass = ({ shortName }: typeof company) =>
  classNames(
    css.logo,
    isLong(shortName) && css.longName,
    shortName.split(" ").some(isLong) && css.longWord,
  );

/** The sticky bar of every page (SPEC §2, shared header). Works without scripts. */
export function SiteHeader() {
  return (
    <>
      <a className={css.skip} href="#main">
        {header.skip}
      </a>
      <header className={css.header}>
        <NavLink className={logoClass(company)} to="/" aria-label={header.home}>
          <BrandMark />
          <span>{company.shortName}</span>
        </NavLink>
        <nav className={css.nav} aria-label={header.label}>
          <ServicesMenu buttonClass={css.item} />
          {headerLinks.map(({ label, href }) => (
            <NavLink key={href} className={css.item} to={href}>
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
        <div className={css.right}>
          <SearchButton className={css.find} />
          <OfficeLine />
          <ButtonLink to={getStarted.href} small className={css.started}>
            {getStarted.label}
          </ButtonLink>
          <MobileMenu buttonClass={css.burger} />
        </div>
      </header>
    </>
  );
}

const PANEL = "mobile-menu";

/** The Menu button and its panel. A native popover, so it opens before scripts have loaded. */
function MobileMenu({ buttonClass }: { buttonClass: string | undefined }) {
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        popoverTarget={PANEL}
        aria-expanded={false}
        aria-controls={PANEL}
      >
        <span className={css.whenClosed}>{mobileMenu.open}</span>
        <span className={css.whenOpen}>{mobileMenu.close}</span>
      </button>
      <div id={PANEL} popover="auto" className={css.panel}>
        {mobileLinks.map(({ label, href }, i) => (
          <NavLink key={href} to={href} className={css.row}>
            <span>{label}</span>
            <span className={text.mono}>{String(i + 1).padStart(2, "0")}</span>
          </NavLink>
        ))}
        <ButtonLink to={getStarted.href} className={css.mobileMenuStarted}>
          {getStarted.label}
        </ButtonLink>
        <p className={classNames(text.mono, css.hours)}>{company.hours.text}</p>
      </div>
    </>
  );
}

/**
 * The telephone number, and whether the office is open. The document gives the hours, which are
 * always true; office-line.browser.ts then reads the clock. Nothing moves, because both texts take
 * the same room.
 */
function OfficeLine() {
  const { phone, long, short } = officeWords(company, null);
  return (
    <div className={classNames(css.line, short.length > SHORT_HOURS && css.longHours)} data-office>
      <a className={classNames(text.mono, css.phone)} href={phone.href}>
        {phone.display}
      </a>
      <span className={css.long} data-hours={long}>
        {long}
      </span>
      <span className={css.short} data-hours={short}>
        {short}
      </span>
    </div>
  );
}

/** The path of the document being rendered. */
export const PathContext = createContext("/");

type NavLinkProps = {
  to: Target;
  className: string | undefined;
  "aria-label"?: string;
  children: ReactNode;
};

/**
 * A link of the header. It is marked as the current page on its own page and on the pages below it.
 */
function NavLink({ to, ...rest }: NavLinkProps) {
  const path = useContext(PathContext);
  const isCurrent = path === to || (to !== "/" && path.startsWith(`${to}/`));
  return <Address to={to} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
