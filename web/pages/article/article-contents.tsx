import { blog } from "content/pages/blog.ts";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { allNamed, firstParagraph, property } from "web/text/tree.ts";
import css from "./article-contents.module.css";

/** The article's sections, each with the number of its first paragraph, by which it can be cited. */
export function ArticleContents({ sections }: { sections: readonly Element[] }) {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <p id="contents" className={text.mono}>
        {blog.words.contents}
      </p>
      <ol>
        {sections.map((section) => (
          <li key={property(section, "id")}>
            <a href={`#${section.properties.id}`}>
              <span>{allNamed(section, "h2").map(textOf)[0] ?? property(section, "label")}</span>
              <span className={classNames(text.mono, css.paragraph)}>{`¶ ${firstParagraph(section)}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
