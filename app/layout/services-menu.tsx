import { useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Anchor, ButtonLink, GoLink } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import { type MenuGroup, type NavLink, servicesMenu, servicesMenuWords as words } from "#content/navigation.ts";
import { batesOf } from "#content/site-map.ts";
import { usePopoverState } from "./popover-state.ts";
import css from "./services-menu.module.css";
import { useMenuKeys } from "./services-menu-keys.ts";

const MENU = "services-menu";

/** The Services dropdown of SPEC §2: a native popover with four categories, each with its list. */
export function ServicesMenu({ buttonClass }: { buttonClass: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const open = usePopoverState(menu);
  const { shown, menuProps, categoryProps, onButtonKeyDown } = useMenuKeys(menu, button, open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        popoverTarget={MENU}
        aria-expanded={open}
        aria-controls={MENU}
        onKeyDown={onButtonKeyDown}
      >
        <span>{words.button}</span>
        <Icon name="down" />
      </button>
      <div ref={menu} id={MENU} popover="auto" className={css.mega} {...menuProps}>
        <div className={css.margin}>
          <span className={text.bates}>{words.margin}</span>
          <b>{words.heading}</b>
        </div>
        <div className={css.inner}>
          <div className={css.groups} data-shown={shown}>
            {servicesMenu.map((group, i) => (
              <div key={group.practice} className={css.group} data-practice={group.practice} data-on={shown === i ? "" : undefined}>
                <Anchor to={group.href} className={css.category} {...categoryProps(i)}>
                  <i aria-hidden="true" />
                  <span>{group.label}</span>
                  <span className={classNames(text.mono, css.number)}>{group.links.length}</span>
                </Anchor>
                <Panel group={group} />
              </div>
            ))}
            <GoLink to={words.all.href} className={css.all}>
              {words.all.label}
            </GoLink>
          </div>
        </div>
      </div>
    </>
  );
}

function Panel({ group: { links, blurb } }: { group: MenuGroup }) {
  const tall = links.length < 5;
  const pair = links.length < 3;
  const rows = pair ? 1 : tall ? 2 : Math.ceil(links.length / 2);
  return (
    <div className={css.panel} data-panel>
      <ul className={classNames(css.links, tall && css.tall, pair && css.pair, css[`rows${rows}`])}>
        {links.map((link) => (
          <li key={link.label}>
            <PanelLink link={link} />
          </li>
        ))}
      </ul>
      <div className={css.note}>
        <p>{blurb}</p>
        <ButtonLink to={words.action.href} small>
          {words.action.label}
        </ButtonLink>
      </div>
    </div>
  );
}

function PanelLink({ link: { label, href, note } }: { link: NavLink }) {
  return (
    <Anchor to={href}>
      {note ? (
        <span>
          <b>{label}</b>
          <small>{note}</small>
        </span>
      ) : (
        <span>{label}</span>
      )}
      <span className={classNames(text.mono, css.number)}>{menuNumber(href)}</span>
    </Anchor>
  );
}

/** The first Bates number of the linked page. */
function menuNumber(href: string): string {
  return String(batesOf[href.replace(/[#?].*/, "")] ?? 0).padStart(6, "0");
}
