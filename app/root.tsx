import "./styles/base.css";
import "./styles/first-paint.css";
import "./styles/print.css";
import { Fragment, type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, useLocation } from "react-router";
import { feeds } from "#content/feeds.ts";
import { useHighlighter } from "./effects/highlighter.ts";
import { useRunningLine } from "./layout/running-line.ts";
import { useScroll } from "./layout/scroll.ts";
import { SiteHeader } from "./layout/site-header.tsx";
import { returnToDocument } from "./start/first-document.ts";
import { useInterruptedVisit } from "./start/new-release.ts";
import { Starter } from "./start/starter.tsx";
import { TAKEN_OVER } from "./start/starter-data.ts";

/** In the browser React renders only what is in `#app`. Head, style sheets and scripts are written once, by the build. */
const App = import.meta.env.SSR ? ({ children }: { children: ReactNode }) => <div id="app">{children}</div> : Fragment;

/** The page before app/entry.server.tsx puts the document around it. React moves titles, metas and alternates into the head. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      {import.meta.env.SSR && <HeadOfEveryPage />}
      {import.meta.env.SSR && <Starter />}
      <App>
        {feeds
          .filter(({ announced }) => pathname.startsWith(announced))
          .map(({ href, type, title }) => (
            <link key={href} rel="alternate" href={href} type={type} title={title} />
          ))}
        <Meta />
        {children}
      </App>
    </>
  );
}

function HeadOfEveryPage() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF5" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0F1426" />
      {/* iOS requests /apple-touch-icon.png without a link. */}
      <link rel="icon" href="/mark.svg" />
      <link rel="manifest" href="/site.webmanifest" />
      <Links />
    </>
  );
}

export default function Root() {
  useScroll();
  useRunningLine();
  useInterruptedVisit();
  useHighlighter();
  // Runs after the effects of everything in the page.
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), []);
  return (
    <>
      <SiteHeader />
      <Outlet />
    </>
  );
}

/** After an error in rendering, shows the built document again. */
export function ErrorBoundary() {
  useLayoutEffect(returnToDocument, []);
  return null;
}
