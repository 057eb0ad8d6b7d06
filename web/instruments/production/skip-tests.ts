import type { Mapping } from "./fields.ts";
import type { Findings, TestId, Untested } from "./finding.ts";

export type Present = {
  readonly data: boolean;
  readonly images: boolean;
  readonly files: boolean;
  readonly log: boolean;
  readonly mapping: Mapping | undefined;
};

/** Gives each test that cannot be run the missing part as its reason. */
export function skipTests(findings: Findings, { data, images, files, log, mapping }: Present): void {
  const has = mapping?.columns ?? {};
  const skip = (test: TestId, reason: Untested, isMissing: boolean) => isMissing && findings.skip(test, reason);
  for (const test of ["characters", "columns"] as const) skip(test, "noData", !data && !images);
  const ofData = ["families", "breaks", "texts", "natives", "emptyTexts", "dates", "hashes", "privileged", "redacted"] as const;
  skip("images", "noFiles", !files);
  skip("images", "noImages", !images);
  skip("breaks", "noImages", !images);
  skip("pages", "noPages", !images && has.pages === undefined);
  skip(
    "families",
    "noFamily",
    [has.familyBegin, has.familyEnd, has.familyRange, has.parent, has.children].every((column) => column === undefined),
  );
  skip("texts", "noFiles", !files);
  skip("texts", "noText", has.textPath === undefined);
  skip("natives", "noFiles", !files);
  skip("natives", "noNative", has.nativePath === undefined);
  skip("emptyTexts", "noFiles", !files && has.text === undefined);
  skip("emptyTexts", "noText", has.textPath === undefined && has.text === undefined);
  skip("paths", "noPaths", !images && has.textPath === undefined && has.nativePath === undefined);
  skip("dates", "noDates", mapping?.dates.length === 0);
  skip("hashes", "noFiles", !files);
  skip("hashes", "noHash", has.hash === undefined || has.nativePath === undefined);
  skip("redacted", "noFiles", !files && has.text === undefined);
  skip("redacted", "noRedaction", has.redacted === undefined && has.confidentiality === undefined);
  skip("privileged", "noLog", !log);
  if (!data) for (const test of ofData) if (test !== "privileged" || !log) findings.skip(test, "noData");
}
