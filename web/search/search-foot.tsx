import { search } from "content/search.ts";
import { useState } from "react";
import text from "web/parts/text.module.css";
import { ArticlesLink } from "./nothing-found.tsx";
import css from "./search-dialog.module.css";
import { slashIsOn, switchSlash } from "./shortcut.ts";

/** A link to the articles' own search and, where there is a keyboard, help for using this one. */
export function SearchFoot({ q }: { q: string }) {
  const [slash, setSlash] = useState(slashIsOn);
  return (
    <div className={css.foot}>
      <ArticlesLink q={q} />
      <div className={css.keyboard}>
        <label className={text.mono}>
          <input
            type="checkbox"
            checked={slash}
            onChange={({ target }) => {
              switchSlash(target.checked);
              setSlash(target.checked);
            }}
          />
          {search.slash}
        </label>
        <p className={text.mono}>
          {search.keys.map(({ key, does }) => (
            <span key={key}>
              <kbd>{key}</kbd> {does}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
