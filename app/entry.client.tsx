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
  // Pages that React makes are laid out whole (app/styles/first-paint.css).
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

/** React met other markup than the build made (a translator, an extension), and has put its own in place of it. */
function onRecoverableError(error: unknown) {
  console.error(error);
  removeReplacedMetas();
  giveBackWords();
}

/** No boundary could hold it: React has emptied its part of the page. */
function onUncaughtError(error: unknown) {
  console.error(error);
  returnToDocument();
}
