import { company } from "content/company.ts";
import { getStarted, header, headerLinks } from "content/navigation.ts";
import { ButtonLink } from "web/parts/link.tsx";
import { SearchButton } from "web/search/search-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { OfficeLine } from "./office-line.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import css from "./site-header.module.css";

/** The sticky bar of every page (SPEC §2, shared header). Works without scripts. */
export function SiteHeader() {
  return (
    <>
      <a className={css.skip} href="#main">
        {header.skip}
      </a>
      <header className={css.header}>
        <NavLink className={css.logo} to="/" aria-label={header.home}>
          <BrandMark />
          <span>{company.name}</span>
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
