import { chicagoStamp, utcStamp } from "#app/instruments/frame/stamps.ts";
import text from "#app/ui/text.module.css";
import css from "./hash.module.css";
import type { Hashed } from "./hash-files.ts";
import { hash as words } from "./words.ts";

const { custody } = words;

/** The lower part of the printed sheet: when it was hashed, on two clocks, and lines to sign on. */
export function CustodySheet({ hashed: { began, ended, manifest } }: { hashed: Hashed }) {
  const moments = [
    [custody.began, began],
    [custody.ended, ended],
  ] as const;
  return (
    <div className={css.custody}>
      <h4>{custody.title}</h4>
      <dl>
        {moments.map(([term, moment]) => (
          <div key={term}>
            <dt className={text.mono}>{term}</dt>
            <dd>
              {custody.zones.utc} {utcStamp(moment)}
            </dd>
            <dd>
              {custody.zones.chicago} {chicagoStamp(moment)}
            </dd>
          </div>
        ))}
        <div className={css.seal}>
          <dt className={text.mono}>{custody.manifest}</dt>
          <dd>{manifest}</dd>
        </div>
        {custody.signatures.map((line) => (
          <div key={line} className={css.sign}>
            <dt className={text.mono}>{line}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p className={text.mono}>{custody.note}</p>
    </div>
  );
}
