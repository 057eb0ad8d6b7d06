import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { runningLine } from "./layout/running-line.ts";

/** The start of the part that React hydrates in the browser (app/root.tsx). */
const APP = '<div id="app">';

/**
 * Renders a document. React writes head elements before the first other element, so the markup is split there. Rejects when a page cannot
 * be rendered, which ends the build.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  const markup = await new Response(stream).text();
  const start = markup.indexOf(APP);
  if (start < 0) throw new Error(`${request.url} has no ${APP}`);
  headers.set("content-type", "text/html");
  return new Response(`<!DOCTYPE html>${wholeDocument(new URL(request.url).pathname, markup.slice(0, start), markup.slice(start))}`, {
    status,
    headers,
  });
}

function wholeDocument(pathname: string, head: string, body: string): string {
  return renderToStaticMarkup(
    <html lang="en" {...runningLine(pathname)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just written */}
      <head dangerouslySetInnerHTML={{ __html: head }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just written */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
}
