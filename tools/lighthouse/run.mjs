// Started by tools/lighthouse/start-lighthouse.ts: runs Lighthouse (mobile, default simulated throttling) in one Chromium on each address it is
// sent.
// Sends back the figures. Arguments: Chromium's flags. CHROME_PATH: the browser.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const chrome = await launch({ chromeFlags: ["--headless=new", ...process.argv.slice(2)] });
process.on("disconnect", async () => {
  await chrome.kill();
  process.exit(0);
});
process.on("message", async (url) => {
  try {
    // On a busy machine Chromium sometimes misses the start of its own trace, so a failed run is tried once more.
    process.send(await measure(url).catch(() => measure(url)));
  } catch (error) {
    process.send({ url, error: error instanceof Error ? error.message : "unknown failure" });
  }
});
process.send("ready");

async function measure(url) {
  const { lhr } = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const { audits, categories } = lhr;
  const requests = audits["network-requests"].details.items;
  return {
    url,
    version: lhr.lighthouseVersion,
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    speedIndex: audits["speed-index"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    mainThread: audits["mainthread-work-breakdown"].numericValue,
    bytes: requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
    scriptBytes: requests.reduce((sum, { resourceType, transferSize }) => sum + (resourceType === "Script" ? (transferSize ?? 0) : 0), 0),
    requests: requests.length,
    benchmark: lhr.environment.benchmarkIndex,
    failing: Object.values(categories).flatMap(({ id: category, auditRefs }) =>
      auditRefs
        .map(({ id, weight }) => ({ ...audits[id], weight }))
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== "notApplicable")
        .map(({ id, title, score, weight, displayValue = "" }) => ({ category, id, title, score, weight, displayValue })),
    ),
  };
}
