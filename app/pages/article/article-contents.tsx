import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { plainText } from "#content/marks.ts";
import { blog } from "#content/pages/blog.ts";
import css from "./article-contents.module.css";
import type { NumberedSection } from "./numbering.ts";
import { paragraphsOf } from "./numbering.ts";

/** The article's sections, each with the number of its first paragraph, by which it can be cited. */
export function ArticleContents({ sections }: { sections: readonly NumberedSection[] }) {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <p id="contents" className={text.mono}>
        {blog.words.contents}
      </p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span>{plainText(section.heading ?? section.label)}</span>
              <span className={classNames(text.mono, css.paragraph)}>{`¶ ${paragraphsOf([section])[0]?.n}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
