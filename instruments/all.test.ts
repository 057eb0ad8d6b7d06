import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { activitySpecimen } from "./activity/specimen.ts";
import { instruments } from "./all.ts";
import { reportOf } from "./contract.ts";
import { deidentifySpecimen } from "./deidentify/specimen.ts";
import type { GivenFile } from "./frame/files.ts";
import { hashSpecimen } from "./hash/specimen.ts";
import { languagesSpecimen } from "./languages/specimen.ts";
import { linksSpecimen } from "./links/specimen.ts";
import { type InstrumentName, versions } from "./names.ts";
import { specimenFiles } from "./production/specimen-files.ts";
import { specimen } from "./redactions/specimen.ts";
import { reportSchema, schemaOf } from "./schemas.ts";
import { summarySpecimen } from "./summary/specimen.ts";
import { transcriptSpecimen } from "./transcript/specimen.ts";

const file = (path: string, text: string | Buffer<ArrayBuffer>): GivenFile => ({
  path,
  file: new File([text], path),
});
const named = ({ name, text }: { readonly name: string; readonly text: string }) => [
  file(name, text),
];
const activity = activitySpecimen();

type Asked = {
  readonly files?: readonly GivenFile[];
  readonly typed?: Readonly<Record<string, string>>;
};
/** The specimen of each instrument, with options that go with it. */
const asked: Readonly<Record<InstrumentName, Asked>> = {
  activity: { files: named(activity), typed: activity.settings },
  deidentify: {
    files: named(deidentifySpecimen),
    typed: { names: deidentifySpecimen.names, mode: "frcp" },
  },
  elusion: {},
  estimate: {},
  "first-72-hours": {
    typed: {
      sources: "mail\nteams",
      event: "2026-03-18",
      leaving: "2026-03-20",
      began: "2026-03-18T18:40",
    },
  },
  hash: {
    files: hashSpecimen.files.map(({ path, text }) => file(path, text)),
    typed: { list: hashSpecimen.list },
  },
  languages: { files: languagesSpecimen.flatMap(named) },
  links: { files: named(linksSpecimen) },
  photo: { files: [file("photo.jpg", readFileSync("public/specimen/photo.jpg"))] },
  production: { files: specimenFiles.map(({ path, content }) => file(path, content)) },
  query: { typed: { question: "Who approved the wire?\nWhere is the moon?" } },
  redactions: { files: specimen(), typed: { withWords: "yes" } },
  summary: { files: named(summarySpecimen) },
  transcript: {
    files: named(transcriptSpecimen),
    typed: { designations: transcriptSpecimen.designations },
  },
};

describe.each(Object.keys(versions).filter((name): name is InstrumentName => name in versions))(
  "The report of %s",
  (name) => {
    test("holds what its schema says", async () => {
      const instrument = await instruments[name]();
      const { files = [], typed = {} } = asked[name];
      const answer = await instrument.answer(files, typed, { tell: () => undefined });
      const report = JSON.parse(
        JSON.stringify(reportOf(instrument, answer, 0, instrument.isSpecimen(typed))),
      );
      expect(reportSchema(name).parse(report)).toEqual(report);
      expect(reportSchema(name).safeParse({ ...report, findings: {} }).success).toBe(false);
      if (instrument.hasCsv) expect((await answer.csv?.())?.split("\n").length).toBeGreaterThan(1);
    });

    test("has a JSON Schema that names its version", () => {
      expect(schemaOf(name)).toMatchObject({
        type: "object",
        properties: { version: { const: versions[name] } },
      });
    });
  },
);
