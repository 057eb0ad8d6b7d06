import { useEffect, useRef } from "react";
import text from "web/parts/text.module.css";
import { type Compared, thresholds } from "./compare-thumbnail.ts";
import { exact } from "./figures.ts";
import css from "./photo.module.css";
import type { Photo } from "./read-photos.ts";
import { photoResult } from "./words-result.ts";

const { thumbnail: words } = photoResult;

/** The picture and its thumbnail beside one another, and how they compare. */
export function ThumbnailPair({ photo: { facts, whole, thumbnail } }: { photo: Photo }) {
  const compared = facts.thumbnail?.compared;
  return (
    <>
      <div>
        <Picture bitmap={whole} label={words.picture} name={facts.name} />
        {facts.thumbnail && <Picture bitmap={thumbnail} label={words.small} name={facts.name} />}
      </div>
      {!facts.thumbnail && <p>{words.none}</p>}
      {typeof compared === "string" && <p>{words.untested[compared]}</p>}
      {typeof compared === "object" && <p>{comparedText(compared)}</p>}
    </>
  );
}

/** The figures of a comparison in sentences. */
export function comparedText({ mean, field, shape, trimmed, differs }: Compared): string {
  return [
    differs ? words.differs : words.alike,
    words.figures(exact(mean, 1), exact(field), thresholds.mean, thresholds.field),
    words.shape(exact(shape * 100, 1), exact(thresholds.shape * 100)),
    ...(trimmed ? [words.trimmed] : []),
  ].join(" ");
}

function Picture({ bitmap, label, name }: { bitmap: ImageBitmap | undefined; label: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (bitmap) canvas.current?.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <figure>
      {bitmap ? (
        <canvas ref={canvas} width={bitmap.width} height={bitmap.height} role="img" aria-label={words.drawn(label, name)} />
      ) : (
        <p className={css.blank}>{words.notDrawn}</p>
      )}
      <figcaption className={text.mono}>{label}</figcaption>
    </figure>
  );
}
