import localFont from "next/font/local";

const redaction = localFont({
  src: [
    { path: "../../site/app/styles/fonts/redaction-400.woff2", weight: "400", style: "normal" },
    { path: "../../site/app/styles/fonts/redaction-400-italic.woff2", weight: "400", style: "italic" },
  ],
  variable: "--next-serif",
  adjustFontFallback: "Times New Roman",
});
const franklin = localFont({
  src: "../../site/app/styles/fonts/franklin-var.woff2",
  weight: "400 650",
  variable: "--next-sans",
});

export const fonts = `${redaction.variable} ${franklin.variable}`;
