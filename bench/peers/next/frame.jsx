"use client";

import { useHighlighter } from "#app/effects/highlighter.ts";
import { SiteHeader } from "#app/layout/site-header.tsx";

/** Header and what moves on every page. */
export function Frame({ children }) {
  useHighlighter();
  return (
    <>
      <SiteHeader />
      {children}
    </>
  );
}
