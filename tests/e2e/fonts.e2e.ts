import { headingsFontIsThere } from "./fonts.ts";
import { expect, test } from "./test.ts";

test("the text is painted before any font is asked for, and with the fonts after", async ({ page }) => {
  await page.goto("/services");
  await page.waitForFunction(headingsFontIsThere);
  const order = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return fonts.map(({ startTime }) => startTime > (paint?.startTime ?? Number.POSITIVE_INFINITY));
  });
  expect(order.length).toBeGreaterThanOrEqual(2);
  expect(order).not.toContain(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the fonts come by themselves", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.goto("/services");
    expect(fonts.length).toBeGreaterThanOrEqual(2);
  });
});
