import { expect, it } from "vitest";
import { readDate } from "./dates.ts";
import { isDateName } from "./fields.ts";

it.each([
  ["2026-03-06", "iso", undefined],
  ["2026-03-06T18:40:00-06:00", "iso", "offset"],
  ["2026-03-06 18:40:00 UTC", "iso", "utc"],
  ["20260306", "compact", undefined],
  ["2026/03/06 18:40", "yearSlash", "none"],
  ["03/06/2026 6:40 PM", "dayOrMonth", "none"],
  ["03/26/2026 6:40 PM CST", "monthFirst", "named"],
  ["26/03/2026", "dayFirst", undefined],
  ["26.03.2026", "dayDot", undefined],
  ["6 March 2026 18:40 (Central Standard Time)", "named", "named"],
  ["Fri, 06 Mar 2026 18:40:00 -0600", "named", "offset"],
  ["18:40:00", "timeOnly", "none"],
  ["20260306184000", "compact", "none"],
  ["20260306T184000Z", "compact", "utc"],
  ["20260306184000.000000-360", "compact", "offset"],
  ["Fri Mar 6 18:40:00 CST 2026", "named", "named"],
  ["3/26/2026 at 6:40 p.m.", "monthFirst", "none"],
  ["6. März 2026", "named", undefined],
  ["2026-03-06T18:40:00+00:00[UTC]", "iso", "offset"],
  ["6:40 PM 3/26/2026", "monthFirst", "none"],
  ["1772844000", "unix", "utc"],
  ["1772844000000", "unix", "utc"],
])("%s is a date", (written, form, zone) => expect(readDate(written)).toEqual({ form, zone }));

it.each(["soon", "06/31/2026", "2026-02-29", "2026-13-01", "31.06.2026", "2026-03-06 25:00", "March"])("%s is none", (written) =>
  expect(readDate(written)).toBeUndefined(),
);

it("knows columns of dates by their names", () => {
  const names = ["DATESENT", "SentDate", "Date Received", "DATE_CREATED", "DOCDATE", "LASTMODDATE", "TIMESENT", "Sort Date"];
  expect(names.filter((name) => !isDateName(name))).toEqual([]);
  expect(["CANDIDATE", "UPDATED", "TIMEZONE", "CUSTODIAN", "MANDATE", "BEGBATES"].filter(isDateName)).toEqual([]);
});
