import { describe, expect, it } from "vitest";
import { answerAtRest } from "./at-rest.ts";
import { assumptionField, fields, shareField } from "./figures.ts";
import { readFigures } from "./read-figures.ts";
import { readReport } from "./read-report.ts";
import { estimate as words } from "./words.ts";

describe("the cells", () => {
  const errorsWith = (change: Readonly<Record<string, string>>) => readFigures({ ...answerAtRest.typed, ...change }).errors;
  it.each([
    [{ gigabytes: "" }, { gigabytes: words.errors.positive }],
    [{ gigabytes: "0" }, { gigabytes: words.errors.positive }],
    [{ gigabytes: "1,2" }, { gigabytes: words.errors.positive }],
    [{ custodians: "2.5" }, { custodians: words.errors.whole }],
    [{ months: "241" }, { months: words.errors.atMost("240") }],
    [{ [shareField("mail")]: "50" }, { shares: words.errors.sum("92.9") }],
    [{ [assumptionField("culled", "low")]: "101" }, { "culled-low": words.errors.atMost("100") }],
    [{ [assumptionField("culled", "low")]: "10" }, { culled: words.errors.falls }],
    [{ [assumptionField("mail", "high")]: "10" }, { mail: words.errors.rises }],
    [{ [assumptionField("firstLevel", "low")]: "-5" }, { "firstLevel-low": words.errors.positive }],
  ])("%j is refused at its cell", (change, errors) => expect(errorsWith(change)).toEqual(errors));

  it("read what people write around a figure", () => {
    const read = readFigures({ ...answerAtRest.typed, gigabytes: " 1,200.5 GB", [assumptionField("culled", "low")]: "80 %" });
    expect(read.figures?.gigabytes).toBe(1200.5);
    expect(read.figures?.assumptions.culled.low).toBe(0.8);
  });
});

describe("a file that is no saved report", () => {
  const { faults } = words.load;
  const whole = { report: 1, instrument: "estimate", inputs: fields.map((name) => ({ name, value: answerAtRest.typed[name] })) };
  it.each([
    ["%PDF-1.7", faults.notJson],
    ["null", faults.notReport],
    ["[1]", faults.notReport],
    ['{"report":1,"instrument":"hash"}', faults.otherInstrument("hash")],
    ['{"report":1,"instrument":"estimate","inputs":7}', faults.missing("gigabytes")],
    [JSON.stringify({ ...whole, inputs: whole.inputs.slice(0, 1) }), faults.missing("custodians")],
    [JSON.stringify({ ...whole, inputs: [...whole.inputs, { name: "months", value: -1 }] }), faults.wrong("months", words.errors.positive)],
  ])("%.60s is refused by name", (text, fault) => expect(readReport(text)).toEqual({ fault }));
});
