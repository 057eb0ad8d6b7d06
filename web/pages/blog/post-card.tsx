import { type Article, articles, categories } from "content/articles/index.ts";
import { shortDay } from "content/calendar-day.ts";
import { fill } from "content/fill.ts";
import { blog } from "content/pages.ts";
import type { SVGAttributes } from "react";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import { ArticleLink } from "web/parts/link.tsx";
import { Picture } from "web/parts/picture.tsx";
import text from "web/parts/text.module.css";
import { Highlighted } from "web/search/highlighted.tsx";
import folders from "web/sections/folders.module.css";
import { placeOf } from "./listing-state.ts";
import css from "./post-card.module.css";
import type { Found } from "./search.ts";

/**
 * One article with a tab for its category. Colour and motif follow its place in the whole blog, so
 * a filter does not change them.
 */
export function PostCard({ article, found }: { article: Article; found?: Found | undefined }) {
  // The featured article is first, so the grid counts from the second.
  const n = (articles.indexOf(article) + MOTIFS - 1) % MOTIFS;
  const { passage, terms } = found ?? {};
  return (
    <ArticleLink
      article={article}
      paragraph={passage?.n}
      className={classNames(css.post, folders[`stock${n + 1}`])}
    >
      <span className={classNames(text.monoInk, folders.tab, css.tab)}>
        {categories[article.category]}
      </span>
      <div className={classNames(folders.card, css.card)}>
        {article.picture ? (
          <Picture
            picture={{ ...article.picture, alt: "" }}
            sizes="(min-width: 64rem) 26vw, 90vw"
            className={css.motif}
          />
        ) : (
          <Motif n={n} />
        )}
        <h3 className={text.item}>
          <Highlighted terms={terms}>{article.title}</Highlighted>
        </h3>
        <p className={text.small}>
          <Highlighted terms={terms}>{passage ? passage.text : article.excerpt}</Highlighted>
        </p>
        <p className={classNames(text.mono, css.foot)}>
          {passage ? (
            <span>{fill(blog.card.paragraph, { n: passage.n })}</span>
          ) : (
            <time dateTime={article.date}>{shortDay(article.date)}</time>
          )}
          <span>
            {fill(blog.card.minutes, { n: article.readTime })}
            {placeOf(article) === "request" && `, ${blog.card.request}`}
            {placeOf(article) === "elsewhere" && (
              <>
                <Icon name="out" />
                <span className={text.hidden}>({blog.card.newTab})</span>
              </>
            )}
          </span>
        </p>
      </div>
    </ArticleLink>
  );
}

/**
 * Five drawings of a page seen from afar, in one or two paths each: rulings, redaction, voice,
 * table, waves.
 */
const motifs = [
  { plain: rulings() },
  {
    heavy: "M24 20h130M24 44h210M24 68h90M24 92h180M24 116h60",
    plain: "M162 20h90M122 68h140M212 92h50M92 116h130",
  },
  { medium: voice() },
  { plain: table(), filled: "M66 36h42v20H66zM192 76h42v20h-42zM150 56h42v20h-42z" },
  { plain: waves() },
] as const satisfies readonly Partial<Record<Stroke, string>>[];

type Stroke = "plain" | "medium" | "heavy" | "filled";
const strokes = [
  ["heavy", { strokeWidth: 9 }],
  ["medium", { strokeWidth: 2 }],
  ["plain", { strokeWidth: 1.1 }],
  ["filled", { strokeWidth: 1.1, fill: "var(--ink)" }],
] as const satisfies readonly (readonly [Stroke, SVGAttributes<SVGPathElement>])[];

/** SPEC §9: blog cards rotate modulo 5. */
const MOTIFS = motifs.length;

function Motif({ n }: { n: number }) {
  const motif: Partial<Record<Stroke, string>> = motifs[n % MOTIFS] ?? motifs[0];
  return (
    <svg
      className={css.motif}
      viewBox="0 0 300 132"
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      {strokes.map(
        ([stroke, look]) =>
          motif[stroke] && (
            <path key={stroke} {...look} vectorEffect="non-scaling-stroke" d={motif[stroke]} />
          ),
      )}
    </svg>
  );
}

function rulings() {
  return [252, 230, 244, 180, 0, 250, 238, 252, 206, 246, 120]
    .map((width, i) => `M24 ${14 + i * 11}h${width}`)
    .join("");
}

function voice() {
  return Array.from({ length: 56 }, (_, i) => {
    const height = 8 + Math.abs(Math.sin(i * 0.9) * Math.cos(i * 0.23)) * 88;
    return `M${12 + i * 5} ${Math.round(66 - height / 2)}v${Math.round(height)}`;
  }).join("");
}

function table() {
  const rows = Array.from({ length: 6 }, (_, i) => `M24 ${16 + i * 20}h252`);
  const columns = Array.from({ length: 7 }, (_, i) => `M${24 + i * 42} 16v100`);
  return [...rows, ...columns].join("");
}

function waves() {
  return Array.from(
    { length: 9 },
    (_, i) => `M0 ${12 + i * 13}q50 ${-14 + i * 3} 100 0t100 0t100 0`,
  ).join("");
}
