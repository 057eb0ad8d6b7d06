import type { Words } from "content/kinds.ts";
import { labels } from "content/words.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { GoLink } from "web/parts/link.tsx";
import { Portrait } from "web/parts/portrait.tsx";
import { Phrase, RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./leader.module.css";

type LeaderProps = SectionProps & Words<"leader"> & { ground?: "bond" | "board" };

/** One person with an engraved monogram, a quotation and contacts. */
export function Leader({
  id,
  label,
  heading,
  person,
  quote,
  about,
  mailSubject,
  ground = "bond",
}: LeaderProps) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <h2 className={text.hidden}>{heading}</h2>
      <div className={css.leader}>
        <Portrait person={person} size="small" />
        <div>
          <Phrase as="blockquote" className={text.heading} words={quote} />
          <div className={css.who}>
            <h3>{person.name}</h3>
            <p className={text.sub}>
              {person.role}. <RichText>{`${person.bio} ${about}`}</RichText>
            </p>
            <p className={css.links}>
              <GoLink to={person.profile} newTab>
                {labels.profile}
              </GoLink>
              {mailSubject && (
                <GoLink to={`${person.mail}?subject=${encodeURIComponent(mailSubject)}`}>
                  {labels.writeTo(person.name)}
                </GoLink>
              )}
            </p>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
