import { expect, test } from "vitest";
import { cleanSvg, isSvg } from "./clean-svg.ts";

const svg = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`;

test("A drawing of shapes, styles and gradients comes back as it was, and again the same", () => {
  const logo = svg(
    '<title>A &amp; B</title><defs><style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="0"/></linearGradient></defs>' +
      '<g transform="scale(2)"><path class="a" d="M0 0h9"/><use xlink:href="#g"/></g><rect width="9" height="9" fill="none"/>',
  );
  const once = cleanSvg(logo);
  expect(once).toEqual({ svg: `${logo}\n`, removed: [] });
  expect(cleanSvg(`${logo}\n`)).toEqual(once);
});

test("Data of drawing programs, comments and links are left out, and elements among them named", () => {
  const drawn = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- a -->${svg(
    '<metadata><rdf:RDF rdf:about="http://a.example"/></metadata><sodipodi:namedview inkscape:zoom="2" path="C:\\a"/>' +
      '<!-- <b> --><a href="https://a.example"><path d="M0 0" data-name="x"/></a><animate href="#a" attributeName="href"/>',
    ' sodipodi:docname="C:\\logo.svg"',
  )}`;
  expect(cleanSvg(drawn)).toEqual({
    svg: `${svg('<g><path d="M0 0"/></g>')}\n`,
    removed: ["metadata", "sodipodi:namedview", "animate"],
  });
});

test("A drawing that runs something or loads something is refused in plain words", () => {
  const hostile: readonly (readonly [string, RegExp])[] = [
    [svg("<script>alert(1)</script>"), /a script/],
    [svg("<g><SCRIPT href='x.js'/></g>"), /a script/],
    [svg("<svg:script>1</svg:script>"), /a script/],
    [svg("", ' onload="alert(1)"'), /runs \(onload\)/],
    [svg('<path OnClick="a()" d=""/>'), /runs/],
    [svg("<foreignObject><iframe src='x'/></foreignObject>"), /web page inside/],
    [svg('<image href="https://a.example/a.png"/>'), /not a part of it \(https/],
    [svg('<image xlink:href="../../package.json"/>'), /not a part of it/],
    [svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), /not a part of it/],
    [svg('<use href="&#106;avascript:alert(1)"/>'), /not a part of it \(javascript/],
    [svg('<use href="other.svg#a"/>'), /not a part of it/],
    [svg('<style>@import "https://a.example/a.css";</style>'), /from elsewhere \(@import/],
    [svg("<style><![CDATA[@font-face{src:url(https://a.example/f)}]]></style>"), /from elsewhere/],
    [svg('<path style="fill: URL( &quot;//a.example/a&quot; )" d=""/>'), /from elsewhere/],
    [svg('<path fill="url(https://a.example/a#b)" d=""/>'), /from elsewhere/],
    [svg('<path style="fill:u\\72l(//a.example)" d=""/>'), /a backslash/],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`, /entities/],
    [svg("<g>".repeat(99) + "</g>".repeat(99)), /inside one another/],
    [svg("<path/>".repeat(90_000)), /500 KB/],
    [svg("<g>"), /not complete/],
    [svg("<g></path>"), /not complete/],
    [svg("<path d=1/>"), /not complete/],
    [svg("<!-- "), /not complete/],
    ["<html><svg></svg></html>", /no single SVG/],
    [`${svg("")}${svg("")}`, /no single SVG/],
    ["plain words", /no single SVG/],
  ];
  const taken = hostile.filter(([text, why]) => {
    const clean = cleanSvg(text);
    return !("refused" in clean) || !why.test(clean.refused);
  });
  expect(taken.map(([text]) => [text.slice(0, 200), cleanSvg(text)])).toEqual([]);
});

test("What is inside of a part that is left out goes with it, and characters stay characters", () => {
  const clean = cleanSvg(
    svg("<metadata><script>1</script>2</metadata><desc><![CDATA[<script>1</script>]]></desc>"),
  );
  expect(clean).toEqual({
    svg: `${svg("<desc>&lt;script>1&lt;/script></desc>")}\n`,
    removed: ["metadata"],
  });
});

test("Words cannot leave their attribute or element", () => {
  const clean = cleanSvg(
    svg('<title>&lt;script&gt;1&lt;/script&gt;</title><path id="a&quot; onload=&quot;b" d=""/>'),
  );
  expect(clean).toMatchObject({ svg: expect.not.stringMatching(/<script|" onload="/) });
});

test("Bytes are taken for a drawing by their first tag", () => {
  const is = (text: string) => isSvg(Buffer.from(text));
  expect(
    [`\uFEFF<?xml?>\n${svg("")}`, svg(""), "<svg/>", "words <svg>", "\xff\xd8"].map(is),
  ).toEqual([true, true, false, false, false]);
});
