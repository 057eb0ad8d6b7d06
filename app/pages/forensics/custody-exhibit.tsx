import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./custody-exhibit.module.css";

const entries = [
  ["Wed 09:14", "Custodian", "Kit connected, examiner on video", "R. Castellan"],
  ["Wed 09:31", "Examiner", "Image begun, phone in flight mode", "I. Varga"],
  ["Wed 13:20", "Examiner", "Image complete, hash read aloud", "I. Varga"],
  ["Thu 10:05", "Evidence room", "Sealed, shelf 14", "N. Abara"],
] as const;
/** A whole SHA-256: 64 hexadecimal digits. */
const hash = ["9f2c77d0", "e41841ab", "6b03fa5e", "2d91c847", "10be7a3c", "5588e0d2", "c4a916f7", "83d041ab"];

/** The chain of custody of one phone, and the hash at both ends of it. */
export function CustodyExhibit({ letter = "A-2" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Chain of custody, one phone"
      note="No gaps"
      foot="SHA-256 of the image, 64 digits, computed twice by two people"
    >
      <ol className={css.chain}>
        {entries.map(([time, who, what, signed]) => (
          <li key={time}>
            <span className={text.mono}>{time}</span>
            <p>
              <b>{who}</b>
              {what}
            </p>
            <i>{signed}</i>
          </li>
        ))}
      </ol>
      <dl className={css.hashes}>
        {["At the phone", "On the shelf"].map((place) => (
          <div key={place}>
            <dt className={text.mono}>{place}</dt>
            <dd className={classNames(text.mono, css.hash)}>
              {hash.map((group) => (
                <span key={group}>{group}</span>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt className={text.mono}>Result</dt>
          <dd className={css.result}>
            <mark>64 of 64 digits agree</mark>
          </dd>
        </div>
      </dl>
    </Exhibit>
  );
}
