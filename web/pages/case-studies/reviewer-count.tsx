import { reviewerCount } from "content/specimen/exhibits/case-studies.ts";
import css from "./reviewer-count.module.css";

const ACROSS = 30;
const PLANNED = 90;

/** A full review team, person by person, with the few who were needed marked. */
export function ReviewerCount({ neededOfTen }: { neededOfTen: number }) {
  const places = Array.from({ length: PLANNED }, (_, i) => ({ column: i % ACROSS, row: Math.floor(i / ACROSS) }));
  const isNeeded = ({ column }: { column: number }) => column < (ACROSS * neededOfTen) / 10;
  return (
    <svg className={css.team} viewBox="0 0 300 66" role="img" aria-label={reviewerCount.label(neededOfTen)}>
      <path
        d={places
          .filter((place) => !isNeeded(place))
          .map(person)
          .join("")}
      />
      <path className={css.needed} d={places.filter(isNeeded).map(person).join("")} />
    </svg>
  );
}

function person({ column, row }: { column: number; row: number }) {
  const x = column * 10;
  const y = row * 22;
  return `M${x + 1} ${y + 18}v-6q4-5 8 0v6zM${x + 2.4} ${y + 5}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z`;
}
