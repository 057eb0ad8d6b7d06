import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brandColors } from "content/brand-colors.ts";

const colors = Object.entries(brandColors).map(([name, { light }]) => `--${name}:${light}`);

/** The page's layout in the brand's colors; it is always light. */
export const resultPageCss = `
:root{${colors.join(";")}}
*{box-sizing:border-box}
body{margin:0;background:var(--bond);color:var(--ink);font:17px/1.6 "Libre Franklin Variable","Franklin Gothic Book",Arial,sans-serif}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 6px var(--mark)}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:1rem clamp(1.25rem,5vw,4rem);border-bottom:1px solid var(--ink)}
.brand{font:600 1.5rem "Redaction","Century Schoolbook","Times New Roman",serif;text-decoration:none}
.phone{white-space:nowrap}
main{max-width:44rem;margin:0 auto;padding:clamp(2rem,6vw,5rem) clamp(1.25rem,5vw,2rem)}
h1,h2{font-family:"Redaction","Century Schoolbook","Times New Roman",serif;font-weight:400;line-height:1.1;letter-spacing:-.01em;margin:0 0 1rem}
h1{font-size:clamp(2.25rem,1.5rem + 4vw,4rem)}
h2{font-size:1.4rem}
.lead{font-size:1.25rem}
dl{border-top:1px solid var(--ink);margin:2rem 0}
dt{font:500 .8rem/1.4 "Martian Mono Variable",ui-monospace,Menlo,monospace;color:var(--ink-2);padding-top:1rem}
dd{margin:0;padding-bottom:1rem;border-bottom:1px solid var(--sheet-rule);font-size:1.25rem}
mark{background:var(--mark);color:var(--ink);padding:.05em .3em;font-family:ui-monospace,Menlo,monospace}
.summary{border:2px solid var(--wax);background:var(--wax-bg);padding:1.25rem 1.5rem;margin:0 0 2rem}
.summary p,.summary ul{margin:0}
form{background:var(--sheet);border:1px solid var(--ink)}
form>button{margin:1rem}
.hint{margin:0;padding:.6rem 1rem;border-bottom:1px solid var(--ink);font-size:.9rem;text-align:right}
.field{display:block;margin:0;padding:.75rem 1rem;border:0;border-bottom:1px solid var(--sheet-rule-2)}
.field:not(fieldset)>label,legend{display:block;font-size:.95rem;font-weight:600;padding:0}
fieldset label,.check label{font-weight:400;display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;margin-right:1.5rem}
input[type=text],input[type=email],input[type=tel],textarea{display:block;width:100%;border:0;border-bottom:1px solid var(--sheet-rule-2);
background:transparent;color:inherit;font:1.1rem/1.5 "Redaction","Century Schoolbook",Georgia,serif;padding:.4rem 0;min-height:2.75rem}
textarea{resize:vertical}
input[type=radio],input[type=checkbox]{width:1.15rem;height:1.15rem;accent-color:var(--ink)}
.check{margin:0;padding:.4rem 1rem;border-bottom:1px solid var(--sheet-rule-2)}
fieldset.field>legend{padding-top:.75rem}
fieldset.field{padding-top:0}
.wrong{background:var(--wax-bg);box-shadow:inset 0 0 0 2px var(--wax)}
.error{margin:.25rem 0 0;color:var(--wax);font-weight:600}
.hinted{box-shadow:inset 8px 0 0 var(--mark)}
.advice{margin:.25rem 0 0;font-weight:500}
dd span{display:block;font:500 .8rem/1.6 "Martian Mono Variable",ui-monospace,Menlo,monospace;color:var(--ink-2)}
dd.words{white-space:pre-wrap;overflow-wrap:anywhere;font-size:1.05rem}
.empty{color:var(--sheet-ink-3)}
.digest{font:500 .8rem/1.6 "Martian Mono Variable",ui-monospace,Menlo,monospace;overflow-wrap:anywhere}
.trap{position:absolute;left:-10000px;width:1px;height:1px;overflow:hidden}
button{background:var(--ink);color:var(--bond);border:0;border-radius:2px;font:600 1rem inherit;font-family:inherit;padding:.9rem 1.5rem;min-height:2.75rem;cursor:pointer}
.files a{display:inline-block;margin-right:1.5rem}
.letterhead{display:none}
@media print{
@page{margin:14mm}
body{background:#fff;font-size:9.5pt;line-height:1.45}
header,.onscreen{display:none}
main{max-width:none;padding:0;display:flex;flex-direction:column;align-items:stretch}
h1{font-size:20pt;margin:0 0 .25rem}
h2{font-size:12pt;margin:.7rem 0 .2rem}
p,ol{margin:.2rem 0}
.lead,dd,dd.words{font-size:inherit}
.letterhead{order:-1;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;margin:0 0 .8rem;padding:0 0 .5rem;border-bottom:1px solid var(--ink)}
dl{margin:.4rem 0;display:grid;grid-template-columns:9rem 1fr}
dt,dd{padding:.25rem 0;border-bottom:1px solid var(--sheet-rule)}
mark{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
@media (forced-colors:active){mark,button{border:1px solid}}
`;

/** The families in the page's CSS, and how their files are named in the built site. */
const families = [
  { family: "Redaction", file: /^redaction-400-(?!italic).+\.woff2$/, weight: "400" },
  { family: "Libre Franklin Variable", file: /^franklin-var-.+\.woff2$/, weight: "400 650" },
  { family: "Martian Mono Variable", file: /^martian75-var-.+\.woff2$/, weight: "400 700" },
] as const;

/**
 * CSS font faces for the fonts among the assets of the site built in `folder`; "" when there are
 * none.
 */
export function fontFaces(folder: string): string {
  return families
    .flatMap(({ family, file, weight }) => {
      const found = assetsOf(folder).find((name) => file.test(name));
      return found
        ? [
            `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/assets/${found}) format("woff2")}`,
          ]
        : [];
    })
    .join("\n");
}

function assetsOf(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, "assets"));
  } catch {
    return [];
  }
}
