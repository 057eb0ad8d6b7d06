import type { Content } from "../content.ts";
import { whenShown } from "../shown.ts";

export type { PersonId } from "../schema-specimen.ts";

type Said = Content["specimenPeople"];

/** Everyone in the specimen matter, by key, and the organizations of all. From people.yaml. */
export let specimenPeople: Said["people"];
export let organizations: Said["organizations"];

/** The custodians of the hold, in the order of its register. */
export let custodians: Said["custodians"];

/** Our own people on the papers, by what they do: keys of content/people.yaml. */
export let staff: Said["staff"];

/** None may be a custodian. */
export let reviewers: Said["reviewers"];

whenShown("specimenPeople", (said) => {
  ({ people: specimenPeople, organizations, custodians, reviewers, staff } = said);
});
