import { expect, test } from "vitest";
import { isHit, measureHeldOut } from "../../tests/fixtures/redactions/measure.ts";
import { redactionsMeasured } from "./measured.ts";

test("the figures on the page are those measured on the held-out set", {
  timeout: 1_200_000,
}, async () => {
  const heldOut = await measureHeldOut();
  const [bad, good] = [
    heldOut.filter(({ found }) => found.length > 0),
    heldOut.filter(({ found }) => found.length === 0),
  ];
  const { before, first, ...now } = redactionsMeasured.heldOut;
  expect({
    defects: bad.length,
    found: bad.filter(isHit).length,
    clean: good.length,
    alarmed: good.filter(({ got }) => got.length > 0).length,
  }).toEqual(now);
  expect(now.found).toBeGreaterThanOrEqual(Math.max(before.found, first.found));
});
