// Evaluated by the build (web/build/content-modules.ts): the chunk has only produced copies and log
// entries.
import { bates } from "content/bates.ts";
import type { SpecimenDocument } from "content/schema-specimen.ts";
import { whenShown } from "content/shown.ts";
import { documents } from "content/specimen/documents.ts";
import { privilegeLog } from "content/specimen/records.ts";
import type { Held } from "./terms.ts";

/** The specimen matter in the order of its numbers. */
export let collection: readonly Held[];
whenShown("specimenDocuments", () => {
  collection = documents.map(heldOf);
});

function heldOf({
  bates: number,
  control,
  pages,
  kind,
  at,
  from,
  to = [],
  cc = [],
  custodian,
  call,
  ...rest
}: SpecimenDocument): Held {
  const { subject, text, language, translation, parent, log } = rest;
  const entry = log === undefined ? undefined : privilegeLog.find((each) => each.entry === log);
  const shared = {
    ...{
      number: number === undefined ? `${control}` : bates(number),
      pages,
      kind,
      at,
      from,
      to,
      cc,
      custodian,
      call,
    },
    ...(entry
      ? { log: { entry: entry.entry, basis: entry.basis, description: entry.description } }
      : {}),
    ...(parent ? { attachedTo: bates(parent) } : {}),
  };
  if (call === "withheld") return shared;
  return {
    ...shared,
    subject,
    ...(text ? { text } : {}),
    ...(language && translation ? { language, translation } : {}),
  };
}
