import { ask } from "web/instruments/query/ask.ts";
import { noFilters } from "web/instruments/query/terms.ts";

/** A test question with the Bates numbers that must and must not be cited. An empty `mustCite`: no document answers it. */
export type Asked = { readonly question: string; readonly mustCite: readonly number[]; readonly mustNotCite?: readonly number[] };

/** Asks questions without filters: the cited numbers, best first, those missed, and those cited wrongly. */
export function measure(questions: readonly Asked[], least?: number) {
  return questions.map(({ question, mustCite, mustNotCite = [] }) => {
    const cited = ask(question, noFilters, least).cited.map(({ held }) => Number(held.number.replace(/\D/g, "")));
    return {
      question,
      mustCite,
      cited,
      missed: mustCite.filter((number) => !cited.includes(number)),
      falselyCited: mustNotCite.filter((number) => cited.includes(number)),
    };
  });
}
