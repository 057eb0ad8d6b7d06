import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartnerMark } from "./partner-mark.tsx";

test("A partner whose entry has another name than ours is shown by its own name, and not by the mark drawn for ours", () => {
  const html = renderToStaticMarkup(<PartnerMark partner="lexhold" name="Relay" />);
  expect(html).toMatch(/>Relay<\/text>/);
  expect(html).not.toContain("lexhold");
});
