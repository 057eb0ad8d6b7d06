import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartnerMark } from "./partner-mark.tsx";

test("A partner of another name than ours is shown by its name, without our mark", () => {
  const html = renderToStaticMarkup(<PartnerMark partner="lexhold" name="Relay" />);
  expect(html).toMatch(/>Relay<\/text>/);
  expect(html).not.toContain("lexhold");
});
