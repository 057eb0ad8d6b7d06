import type { LogRow } from "content/articles/index.ts";
import { longDay } from "content/calendar-day.ts";
import { fill } from "content/fill.ts";
import { blog } from "content/pages.ts";
import type { Person } from "content/people.ts";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { ReactNode } from "react";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { ArticleData } from "web/pages/article/read-article.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { GoLink } from "web/parts/link.tsx";
import { Portrait } from "web/parts/portrait.tsx";
import { preloadItalic } from "web/parts/preload-fonts.ts";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import links from "web/sections/link-list.module.css";
import { SectionHead } from "web/sections/section-head.tsx";
import { ArticleSection, Figure, toReact } from "web/text/article.tsx";
import { allNamed, cellsOf, firstParagraph, isNamed, property } from "web/text/tree.ts";
import css from "./article-page.module.css";
import { Neighbours } from "./neighbours.tsx";
import { ShareLinks } from "./share-links.tsx";

/**
 * An article: title, numbered sections with the bands between them, one closing button, its
 * neighbours.
 */
export function ArticlePage({ article }: { article: ArticleData }) {
  const { parts, authors } = article;
  return (
    <Page path={article.path} bates={article.bates}>
      <ArticleHead
        id="top"
        label={article.title}
        article={article}
        sections={parts.filter((part) => part.tagName === "section")}
      />
      {parts.map((part) => partOf(part, authors))}
      <Closing id="next" answer="" {...article.closing} ground="board" />
      <Neighbours id="more" label={blog.article.more} of={article} />
    </Page>
  );
}

/** A function, not a component: the page reads id and label of each section from its elements. */
function partOf(part: Element, people: ArticleData["authors"]) {
  const [id, label, heading] = [
    property(part, "id"),
    property(part, "label"),
    property(part, "heading"),
  ];
  if (part.tagName === "section")
    return (
      <ArticleSection
        key={id}
        id={id}
        label={label}
        section={part}
        authors={(name) => <AuthorsBox heading={name} people={people} />}
      />
    );
  const paragraphs = part.children.filter((node) => isNamed(node, "p"));
  const foot = toReact({ type: "root", children: paragraphs.at(-1)?.children ?? [] });
  const [, ...rows] = cellsOf(part);
  if (part.tagName === "minutes") {
    const log = rows.map(([time = "", operation = "", says = ""]) => ({ time, operation, says }));
    return <MinutesBand key={id} id={id} label={label} heading={heading} rows={log} foot={foot} />;
  }
  const sizes = rows.map(([filter = "", files = "", size = ""]) => ({
    filter,
    files,
    gigabytes: Number.parseFloat(size),
  }));
  const lead = paragraphs.slice(0, -1).map(textOf).join(" ");
  return (
    <NarrowingBand
      key={id}
      id={id}
      label={label}
      heading={heading}
      lead={lead}
      rows={sizes}
      foot={foot}
    />
  );
}

type ArticleHeadProps = SectionProps & { article: ArticleData; sections: readonly Element[] };

/** The article's category, title and contents. */
function ArticleHead({ id, label, article, sections }: ArticleHeadProps) {
  preloadItalic();
  const { path, dek, readTime, authors, picture } = article;
  const { words } = blog;
  const facts = [
    [
      words.filed,
      <time key="date" dateTime={article.date}>
        {longDay(article.date)}
      </time>,
    ],
    [words.category, article.category],
    [words.readingTime, fill(blog.card.reading, { n: readTime })],
    [authors.length > 1 ? words.authors : words.author, authors.map(({ name }) => name).join(", ")],
  ] as const;
  return (
    <Sheet id={id} label={label} marginNote={article.category} className={css.sheet}>
      <header className={css.head}>
        <GoLink to="/blog">{words.back}</GoLink>
        <h1 className={text.display4}>{article.title}</h1>
        <p className={css.dek}>{dek}</p>
        {picture && <Figure picture={picture} sizes="(min-width: 70rem) 75vw, 90vw" first />}
        <FactList
          className={classNames(text.mono, blocks.ruled, blocks.fours, blocks.after, css.facts)}
          facts={facts}
        />
        <ShareLinks path={path} title={article.title} />
        <ArticleContents sections={sections} />
      </header>
    </Sheet>
  );
}

/**
 * The article's sections, each with the number of its first paragraph, by which it can be cited.
 */
function ArticleContents({ sections }: { sections: readonly Element[] }) {
  return (
    <nav className={blocks.foot} aria-labelledby="contents">
      <p id="contents" className={text.mono}>
        {blog.words.contents}
      </p>
      <ol className={classNames(blocks.ruled, links.list, links.columns)}>
        {sections.map((section) => (
          <li key={property(section, "id")}>
            <a href={`#${section.properties.id}`}>
              <b className={text.item}>
                {allNamed(section, "h2").map(textOf)[0] ?? property(section, "label")}
              </b>
              {firstParagraph(section) !== undefined && (
                <span className={text.mono}>{`¶ ${firstParagraph(section)}`}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type AuthorsBoxProps = { heading: string; people: readonly Person[] };

/** The authors, with a link to each profile. */
function AuthorsBox({ heading, people }: AuthorsBoxProps) {
  return (
    <div className={classNames(blocks.stack, blocks.after)}>
      <h3 className={text.mono}>{heading}</h3>
      <ul className={classNames(blocks.capped, blocks.twos, css.authors)}>
        {people.map((person) => (
          <li key={person.name}>
            <Portrait person={person} size="thumb" />
            <div className={blocks.stack}>
              <h4>{person.name}</h4>
              <p className={text.monoInk}>{person.role}</p>
              <p className={text.note}>{person.bio}</p>
              <GoLink to={person.profile} newTab>
                {blog.article.profile}
                <span className={text.hidden}>
                  {fill(blog.article.profileOf, { name: person.name })}
                </span>
              </GoLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type MinutesBandProps = SectionProps & {
  heading: string;
  rows: readonly LogRow[];
  foot: ReactNode;
};

/** A log as a time line: every record is placed by its second. */
function MinutesBand({ id, label, heading, rows, foot }: MinutesBandProps) {
  const first = seconds(rows[0]?.time);
  const last = seconds(rows.at(-1)?.time);
  const at = (time: string) => 8 + ((seconds(time) - first) / (last - first)) * 984;
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={classNames(text.h1, blocks.heading)}>{heading}</h2>
      <svg
        className={css.clock}
        viewBox="0 0 1000 92"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(blog.article.records, {
          n: rows.length,
          first: rows[0]?.time ?? "",
          last: rows.at(-1)?.time ?? "",
        })}
      >
        <path
          stroke="var(--rule-2)"
          vectorEffect="non-scaling-stroke"
          d={Array.from({ length: 62 }, (_, i) => `M${8 + i * 16.13} 92v${i % 5 ? -16 : -30}`).join(
            "",
          )}
        />
        <path
          stroke="var(--ink)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          d={rows
            .slice(0, -1)
            .map(({ time }) => `M${Math.round(at(time))} 92V14`)
            .join("")}
        />
        <path
          stroke="var(--mark)"
          strokeWidth="5"
          vectorEffect="non-scaling-stroke"
          d={`M${Math.round(at(rows.at(-1)?.time ?? ""))} 92V0`}
        />
      </svg>
      <ol className={classNames(folders.ledger, css.rows)}>
        {rows.map(({ time, operation, says }, i) => (
          <li key={time}>
            <span className={text.mono}>{time}</span>
            <b className={text.heading}>
              {i === rows.length - 1 ? <mark>{operation}</mark> : operation}
            </b>
            <span className={text.sub}>{says}</span>
          </li>
        ))}
      </ol>
      <p className={classNames(text.mono, blocks.foot)}>{foot}</p>
    </Sheet>
  );
}

function seconds(time = "0:0:0"): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

const size = (gigabytes: number) => fill(blog.article.size, { gigabytes });

type NarrowingBandProps = SectionProps & {
  heading: string;
  lead: string;
  rows: readonly { readonly filter: string; readonly files: string; readonly gigabytes: number }[];
  foot: ReactNode;
};

const SIDE = 300;

/** What each filter leaves, as nested squares with areas to scale. */
function NarrowingBand({ id, label, heading, lead, rows, foot }: NarrowingBandProps) {
  const whole = rows[0]?.gigabytes ?? 1;
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead heading={heading} lead={lead} />
      <div className={classNames(blocks.split, css.pair)}>
        <svg
          viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
          className={css.squares}
          fill="var(--sheet)"
          stroke="var(--ink)"
          strokeWidth="1.2"
          role="img"
          aria-label={rows
            .map(({ filter, gigabytes }) => `${filter}: ${size(gigabytes)}`)
            .join("; ")}
        >
          {rows.map(({ filter, gigabytes }) => {
            const side = Math.round(SIDE * Math.sqrt(gigabytes / whole));
            return (
              <rect
                key={filter}
                vectorEffect="non-scaling-stroke"
                x={0}
                y={SIDE - side}
                width={side}
                height={side}
              />
            );
          })}
        </svg>
        <ol className={classNames(blocks.ruled, css.narrowing)}>
          {rows.map(({ filter, files, gigabytes }, i) => (
            <li key={filter}>
              <span className={text.words}>{filter}</span>
              <b className={text.part}>
                {i === rows.length - 1 ? <mark>{size(gigabytes)}</mark> : size(gigabytes)}
              </b>
              <span className={text.mono}>{fill(blog.article.files, { n: files })}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className={classNames(text.mono, blocks.foot)}>{foot}</p>
    </Sheet>
  );
}
