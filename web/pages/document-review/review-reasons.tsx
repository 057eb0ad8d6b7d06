import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { CheckItem } from "web/sections/checklist.tsx";
import css from "./review-reasons.module.css";

type TallyContent = { readonly heading: string; readonly tally: string; readonly items: readonly CheckItem[] };

/** Five reasons, with tally marks. */
export function ReviewReasons({ id, label, heading, tally, items }: SectionProps & TallyContent) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <div className={css.tally}>
        <div className={css.count}>
          <h2>{heading}</h2>
          <svg viewBox="0 0 320 240" role="img" aria-label={tally}>
            <path d="M62 22c-5 60 4 132-3 196M122 18c4 66-7 130-2 202M182 24c-6 58 5 134-1 194M240 16c5 70-5 136 1 206" />
            <path className={css.last} d="M14 186C92 158 214 84 306 44" />
          </svg>
        </div>
        <ol>
          {items.map(({ strong, rest }) => (
            <li key={strong}>
              <h3>{strong}</h3>
              <p>{rest}</p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
