import type { Href } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Anchor, GoLink, type Target } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import { type Specimen, specimens } from "./ai-specimens-exhibit.tsx";
import css from "./home-evidence.module.css";

type Tool = {
  readonly specimen: Specimen;
  readonly title: string;
  readonly href: Href;
  /** The link to try its specimen. */
  readonly more?: { readonly label: string; readonly to: Href };
};
type HomeEvidenceProps = SectionProps &
  SectionHeadContent & {
    readonly into: string;
    readonly out: string;
    readonly more: { readonly label: string; readonly to: Target };
    readonly tools: readonly Tool[];
  };

/** Seven tools, each with one specimen: the input in broken type, and the output. */
export function HomeEvidence({ id, label, more, into, out, tools, ...head }: HomeEvidenceProps) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.specimens}>
        {tools.map(({ specimen, title, href, more: tried }, i) => (
          <li key={specimen}>
            <span className={text.mono}>{`B-${i + 1}`}</span>
            <h3>
              <Anchor to={href}>{title}</Anchor>
            </h3>
            <div className={css.in}>
              <span className={text.hidden}>{into}</span>
              {specimens[specimen].in}
            </div>
            <div className={css.out}>
              <span className={text.hidden}>{out}</span>
              {specimens[specimen].out}
              {tried && (
                <p className={css.tried}>
                  <Anchor to={tried.to}>{tried.label}</Anchor>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={css.more}>
        <GoLink to={more.to}>{more.label}</GoLink>
      </p>
    </Sheet>
  );
}
