import { sitePaths } from "#content/site-paths.ts";
import { foreignOrigin, scoreResponse } from "../../tests/support/observatory.ts";
import { startTestServer } from "../../tests/support/service.ts";

/** Starts the server on the built site as behind TLS, and scores the headers of every page and of a missing address. */
export async function headerScores(siteFolder: string) {
  const server = await startTestServer({ PUBLIC_ORIGIN: "https://www.company.example" }, { siteFolder });
  try {
    const pages = [];
    for (const path of [...sitePaths, "/no-such-page"]) {
      const response = await fetch(server.url + path, { headers: { origin: foreignOrigin } });
      const { score, grade } = scoreResponse({ headers: response.headers, html: await response.text() });
      pages.push({ path, score, grade });
    }
    return { rules: "MDN HTTP Observatory, algorithm 6", lowest: Math.min(...pages.map(({ score }) => score)), pages };
  } finally {
    await server.stop();
  }
}
