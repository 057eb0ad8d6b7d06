import "./styles/base.css";
import "./styles/first-paint.css";
import "./styles/print.css";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, useLocation } from "react-router";
import { feeds } from "#content/feeds.ts";
import { useHighlighter } from "./effects/highlighter.ts";
import { runningLine } from "./layout/running-line.ts";
import { useScroll } from "./layout/scroll.ts";
import { SiteHeader } from "./layout/site-header.tsx";
import { Starter } from "./start/starter.tsx";

/** The document every page is prerendered into. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang="en" {...runningLine(pathname)} {...(import.meta.env.DEV ? { "data-laid": "3" } : {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0F1426" />
        {/* iOS finds /apple-touch-icon.png by its name. */}
        <link rel="icon" href="/mark.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        {feeds
          .filter(({ announced }) => pathname.startsWith(announced))
          .map(({ href, type, title }) => (
            <link key={href} rel="alternate" href={href} type={type} title={title} />
          ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Starter />
      </body>
    </html>
  );
}

export default function Root() {
  useScroll();
  useHighlighter();
  return (
    <>
      <SiteHeader />
      <Outlet />
    </>
  );
}
