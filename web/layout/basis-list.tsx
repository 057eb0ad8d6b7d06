import { basisWords as words } from "content/basis-words.ts";
import { claimsOn } from "content/claims.ts";
import { basisId } from "web/parts/basis-button.tsx";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./basis-list.module.css";
import { BasisPanel } from "./basis-panel.tsx";

const id = "basis-of-figures";

/** Every figure of a page with its basis. Includes those in running text and in links, which have no button for it. */
export function BasisList({ path }: { path: string }) {
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
