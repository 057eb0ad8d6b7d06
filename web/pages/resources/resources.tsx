import { type Guide, guideGroups, guides } from "content/guides.ts";
import { ToolList } from "web/instruments/tool-list.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { HeroWords } from "web/sections/practice-hero.tsx";
import { SectionHead } from "web/sections/section-head.tsx";
import { guideSize } from "./guide-sizes.ts";
import css from "./resources.module.css";

type Words = PageProps<"resources">["words"];

export default function Resources({ words }: PageProps<"resources">) {
  return (
    <Page path="/resources">
      <ResourcesGuides id="top" {...words.hero} />
      <Sheet id="tools" label={words.tools.label} heading={words.tools.heading} ground="board">
        <SectionHead heading={words.tools.heading} lead={words.tools.lead} />
        <ToolList />
      </Sheet>
      <Closing id="next" {...words.closing} />
    </Page>
  );
}

/** The stock of each group's folder. */
const stocks = [1, 3, 1, 6];

/** The guides: one tab for each group, one row for each file. */
function ResourcesGuides({ id, label, title, lead, actions, words }: SectionProps & Words["hero"]) {
  return (
    <Sheet id={id} label={label} heading={title} nameAbove>
      <HeroWords title={title} lead={lead} actions={actions} />
      <div className={classNames(blocks.stack, blocks.after, css.drawer)}>
        {guideGroups.map((group, i) => {
          const filed = guides.filter((guide) => guide.group === group);
          return (
            <section key={group} aria-label={group} className={folders[`stock${stocks[i]}`]}>
              <div className={classNames(folders.tab, css.tab)}>
                <h2 className={text.item}>{group}</h2>
                <span className={text.monoInk}>{filed.length}</span>
              </div>
              <ul className={css.guides}>
                {filed.map((guide) => (
                  <Row key={guide.filename} guide={guide} words={words} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}

function Row({
  guide,
  words,
}: {
  guide: Guide & (typeof guides)[number];
  words: Words["hero"]["words"];
}) {
  const file = `/downloads/${guide.filename}` as const;
  return (
    <li>
      <span className={text.monoInk}>
        {words.number}
        {guides.indexOf(guide) + 1}
      </span>
      <div>
        <h3>{guide.title}</h3>
        <p className={classNames(text.small, text.sub)}>{guide.description}</p>
      </div>
      <div>
        <p className={text.monoInk}>
          {words.size} {guideSize(guide.filename)}
        </p>
        <p className={classNames(composed.wrap, css.links)}>
          <GoLink to={file} newTab>
            {words.view}
            <span className={text.hidden}>
              : {guide.title}, {words.newTab}
            </span>
          </GoLink>
          <GoLink to={file} download={guide.filename}>
            {words.download}
            <span className={text.hidden}>: {guide.title}</span>
          </GoLink>
        </p>
      </div>
    </li>
  );
}
