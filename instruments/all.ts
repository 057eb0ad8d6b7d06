import { type Context, calculator, type Given, type Instrument, instrument, reader } from "./contract.ts";
import type { DeidentifyOptions } from "./deidentify/options.ts";
import type { DeidentifyOutcome } from "./deidentify/run.ts";
import type { InstrumentName } from "./names.ts";
import type { RedactionsOutcome } from "./redactions/describe.ts";
import type { RedactionsOptions } from "./redactions/options.ts";
import type { SummaryOptions } from "./summary/options.ts";

/** Every instrument, whole, as Node runs it. Each loads when it is asked for. */
export const instruments: Readonly<Record<InstrumentName, () => Promise<Instrument>>> = {
  activity: async () => {
    const [{ answerQuestion, readLog }, { hashFiles }, { runWith }, { csvWith, report }, { activityOptions: options }, { activityResult }] =
      await Promise.all([
        import("./activity/answer-question.ts"),
        import("./hash/hash-files.ts"),
        import("./activity/run.ts"),
        import("./activity/report.ts"),
        import("./activity/options.ts"),
        import("content/instruments.ts"),
      ]);
    const run = runWith({
      read: (question, { tell }) => readLog(question, tell),
      hash: async (files, { tell }) =>
        (await hashFiles({ files, algorithms: ["sha256"] }, tell)).files.map(({ digests }) => digests.sha256 ?? null),
    });
    const csv = csvWith(async (settings) => {
      const written = await answerQuestion({ kind: "csv", settings, without: [] }, () => undefined);
      return written instanceof Blob ? written : new Blob();
    });
    return reader({
      name: "activity",
      options,
      limits: activityResult.limits,
      run,
      report: (given, outcome) => report(given, outcome),
      csv,
    });
  },
  deidentify: async () => {
    const [{ run: read }, { csv, report }, { deidentifyOptions: options }, { deidentify }, { measured }, withText] = await Promise.all([
      import("./deidentify/run.ts"),
      import("./deidentify/report.ts"),
      import("./deidentify/options.ts"),
      import("content/instruments.ts"),
      import("./deidentify/measured.ts"),
      pdfText(),
    ]);
    const run = async (given: Given<DeidentifyOptions>, context: Context) =>
      read({ ...given, files: await withText(given.files) }, context);
    const reported = (given: Given<DeidentifyOptions>, outcome: DeidentifyOutcome) => report(given, outcome);
    return reader({ name: "deidentify", options, limits: deidentify.limits.map(measured), run, report: reported, csv });
  },
  elusion: async () => {
    const [{ run }, { report }, { elusionOptions: options }, { elusion }] = await Promise.all([
      import("./elusion/run.ts"),
      import("./elusion/describe.ts"),
      import("./elusion/options.ts"),
      import("content/instruments.ts"),
    ]);
    return calculator({ name: "elusion", options, limits: elusion.limits, run, report });
  },
  estimate: async () => {
    const [{ run }, { report, scheduleCsv }, { estimateOptions: options }, { estimate }] = await Promise.all([
      import("./estimate/run.ts"),
      import("./estimate/figures.ts"),
      import("./estimate/options.ts"),
      import("content/instruments.ts"),
    ]);
    return calculator({ name: "estimate", options, limits: estimate.limits, run, report, csv: (_, answer) => scheduleCsv(answer) });
  },
  "first-72-hours": async () => {
    const [{ report, run }, { first72HoursOptions: options }, { first72Hours }] = await Promise.all([
      import("./first-72-hours/run.ts"),
      import("./first-72-hours/options.ts"),
      import("content/instruments.ts"),
    ]);
    return calculator({ name: "first-72-hours", options, limits: first72Hours.limits, run, report });
  },
  hash: async () => {
    const [{ run }, { csv, report }, { hashOptions: options }, { hash }] = await Promise.all([
      import("./hash/run.ts"),
      import("./hash/report.ts"),
      import("./hash/options.ts"),
      import("content/instruments.ts"),
    ]);
    return reader({ name: "hash", options, limits: hash.limits, run, report, csv });
  },
  languages: async () => {
    const [{ run }, { conclude, csv, report }, { languagesResult }, { measured }] = await Promise.all([
      import("./languages/run.ts"),
      import("./languages/report.ts"),
      import("content/instruments.ts"),
      import("./languages/measured.ts"),
    ]);
    return instrument({ name: "languages", options: {}, limits: languagesResult.limits.map(measured), run, conclude, report, csv });
  },
  links: async () => {
    const [{ runWith }, { readOutlook }, { conclude, csv, report }, { linksResult }] = await Promise.all([
      import("./links/run.ts"),
      import("./links/read-outlook.ts"),
      import("./links/report.ts"),
      import("content/instruments.ts"),
    ]);
    return instrument({ name: "links", options: {}, limits: linksResult.limits, run: runWith(readOutlook), conclude, report, csv });
  },
  photo: async () => {
    const [{ run }, { conclude, csv, report }, { photoResult }, { drawInNode }] = await Promise.all([
      import("./photo/run.ts"),
      import("./photo/report.ts"),
      import("content/instruments.ts"),
      import("./photo/draw-in-node.ts"),
    ]);
    await drawInNode();
    return instrument({ name: "photo", options: {}, limits: photoResult.limits, run, conclude, report, csv });
  },
  production: async () => {
    const [{ run }, { conclude, csv, report }, { productionOptions: options }, { productionResult }] = await Promise.all([
      import("./production/run.ts"),
      import("./production/report.ts"),
      import("./production/options.ts"),
      import("content/instruments.ts"),
    ]);
    return instrument({ name: "production", options, limits: productionResult.limits, run, conclude, report, csv });
  },
  query: async () => {
    const [{ run }, { csv, report }, { queryOptions: options }, { query }] = await Promise.all([
      import("./query/run.ts"),
      import("./query/report.ts"),
      import("./query/options.ts"),
      import("content/instruments.ts"),
    ]);
    return calculator({ name: "query", isOfSpecimen: true, options, limits: query.limits, run, report, csv });
  },
  redactions: async () => {
    const [{ conclude, runWith }, { checkInThread }, { redactionsReport }, { redactionsOptions: options }, { redactionsResult }] =
      await Promise.all([
        import("./redactions/run.ts"),
        import("./redactions/check-in-thread.ts"),
        import("./redactions/describe.ts"),
        import("./redactions/options.ts"),
        import("content/instruments.ts"),
      ]);
    const run = runWith((file, chosen, _, tell) => checkInThread(file, chosen, undefined, tell));
    const report = (given: Given<RedactionsOptions>, outcome: RedactionsOutcome) =>
      redactionsReport(outcome, given.options.withWords === "yes");
    return instrument({ name: "redactions", options, limits: redactionsResult.limits, run, conclude, report });
  },
  summary: async () => {
    const [{ run: read }, { report }, { summaryOptions: options }, { summaryResult }, withText] = await Promise.all([
      import("./summary/run.ts"),
      import("./summary/report.ts"),
      import("./summary/options.ts"),
      import("content/instruments.ts"),
      pdfText(),
    ]);
    const run = async (given: Given<SummaryOptions>, context: Context) => read({ files: await withText(given.files) }, context);
    return reader({ name: "summary", options, limits: summaryResult.limits, run, report });
  },
  transcript: async () => {
    const [{ run }, { csv, report }, { transcriptOptions: options }, { transcriptResult }] = await Promise.all([
      import("./transcript/run.ts"),
      import("./transcript/report.ts"),
      import("./transcript/options.ts"),
      import("content/instruments.ts"),
    ]);
    const limits = transcriptResult.limits;
    return reader({ name: "transcript", options, limits, run, report: (given, read) => report(given, read), csv });
  },
};

/** Reads the text of a PDF, for the instruments that take texts. Loads pdf.js only for a PDF. */
async function pdfText() {
  const { withPdfText } = await import("./pdf/with-pdf-text.ts");
  return (files: Parameters<typeof withPdfText>[0]) =>
    withPdfText(files, async (file) => (await import("./pdf/pdf-text.ts")).readPdf(file));
}
