import type { Content } from "../content.ts";
import { whenShown } from "../shown.ts";

export type { PersonId } from "../schema-specimen.ts";

type Said = Content["specimenPeople"];

/** Everyone in the specimen matter, by key, and the organizations of all. From people.yaml. */
export let specimenPeople: Said["people"];
export let organizations: Said["organizations"];

/** The custodians of the hold, in the order of its register. */
export let custodians: Said["custodians"];

/** None may be a custodian. */
export let reviewers: Said["reviewers"];

whenShown("specimenPeople", (said) => {
  ({ people: specimenPeople, organizations, custodians, reviewers } = said);
});
