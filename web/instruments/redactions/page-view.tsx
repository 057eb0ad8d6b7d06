import { useEffect, useRef, useState } from "react";
import { redactionsResult as words } from "web/instruments/redactions/words-result.ts";
import text from "web/parts/text.module.css";
import { drawPage } from "./draw-page.ts";
import type { Finding } from "./finding.ts";
import css from "./findings.module.css";
import type { Place } from "./page-picture.ts";

type PageViewProps = { readonly blob: Blob; readonly number: number; readonly finding: Finding & { readonly page: number } };

/** A finding's page with its place outlined and numbered. It is drawn when the finding is opened. */
export function PageView({ blob, number, finding: { page, box, earlier } }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<"drawing" | "failed" | Place | "nowhere">("drawing");
  useEffect(() => {
    let isGone = false;
    const boxes = box ? [box] : [];
    drawPage({ file: blob, page, boxes, width: pixelsOf(canvas.current), bytes: earlier?.bytes }).then(
      ({ bitmap, places }) => {
        if (isGone || !canvas.current) return bitmap.close();
        canvas.current.width = bitmap.width;
        canvas.current.height = bitmap.height;
        canvas.current.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
        setDrawing(places[0] ?? "nowhere");
      },
      () => isGone || setDrawing("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [blob, page, box, earlier]);
  const label = earlier ? words.picture.earlier(page) : words.picture.label(page);
  return (
    <figure className={css.page} data-drawn={typeof drawing === "object" || drawing === "nowhere" ? "" : undefined}>
      <figcaption className={text.mono}>{words.facts.page}</figcaption>
      {drawing === "failed" ? (
        <p>{words.picture.failed}</p>
      ) : (
        <div>
          <canvas ref={canvas} role="img" aria-label={label} width={850} height={1100} />
          {typeof drawing === "object" && <Outline place={drawing} number={number} />}
        </div>
      )}
      {drawing === "drawing" && <p className={text.mono}>{words.picture.drawing}</p>}
    </figure>
  );
}

/** Device pixels of the canvas: a picture that the browser has to shrink has broken letters. */
const pixelsOf = (canvas: HTMLCanvasElement | null) => Math.round((canvas?.clientWidth || 320) * devicePixelRatio);

const share = (value: number) => `${(value * 100).toFixed(2)}%`;
/** Distance of the outline from the words, as a share of the page. */
const AIR = 0.012;

function Outline({ place, number }: { place: Place; number: number }) {
  const left = Math.max(0.004, Math.min(0.94, place.left - AIR));
  const top = Math.max(0.004, Math.min(0.97, place.top - AIR));
  const width = Math.max(0.03, Math.min(place.width + 2 * AIR, 0.996 - left));
  const height = Math.max(0.015, Math.min(place.height + 2 * AIR, 0.996 - top));
  const around = { x: share(left), y: share(top), width: share(width), height: share(height) };
  return (
    <svg className={css.outline} aria-hidden="true">
      <rect data-halo="" {...around} />
      <rect {...around} />
      <rect data-flag="" x={share(left)} y={share(top)} width="20" height="17" transform="translate(-1 -17)" />
      <text x={share(left)} y={share(top)} dx="9" dy="-4" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
