import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepDocument, returnToDocument } from "./start/first-document.ts";
import { removeReplacedMetas } from "./start/head-metas.ts";
import { tellOfRelease } from "./start/new-release.ts";
import { startPage } from "./start/start-page.ts";
import { giveBackWords, keepWords } from "./start/typed-words.ts";

if (import.meta.env.PROD) await startPage();

const app = document.getElementById("app");
if (app) {
  // Pages that React renders need no deferred layout (app/styles/first-paint.css).
  document.documentElement.dataset.whole = "";
  keepWords();
  startTransition(() => {
    const root = hydrateRoot(
      app,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onRecoverableError, onUncaughtError },
    );
    keepDocument(app, root);
  });
  tellOfRelease();
}

/** The markup was not the build's (a translator or an extension changed it), so React has rendered the page again. */
function onRecoverableError(error: unknown) {
  console.error(error);
  removeReplacedMetas();
  giveBackWords();
}

/** No error boundary caught it: React has emptied its part of the page. */
function onUncaughtError(error: unknown) {
  console.error(error);
  returnToDocument();
}
