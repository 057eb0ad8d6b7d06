import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Operation } from "./page-renderer.ts";
import type { PagePaint } from "./painted.ts";

type Orders = ReadonlySet<number>;
const nothing: Operation = [OPS.dependency, []];

/** The list without some operators. Text is replaced by its advance, because the next words follow from it; a path may still be a clip. */
export function without({ list, advances }: PagePaint, left: Orders): readonly Operation[] {
  return list.map((operation, i): Operation => {
    if (!left.has(i)) return operation;
    const [fn, args] = operation;
    if (fn === OPS.showText) return [fn, [[advances.get(i) ?? 0]]];
    return fn === OPS.constructPath ? [fn, [OPS.endPath, args[1], args[2]]] : nothing;
  });
}

/** Rendering modes without their clip; those without ink get a fill (ISO 32000-2 §9.3.6). */
const inkModes = [0, 1, 2, 0, 0, 1, 2, 0];

/**
 * Some text alone, with ink in every rendering mode, opaque and without blending: its opacity is the ink. With `clips`, where a clip lets
 * it through.
 */
export const textAlone = (page: PagePaint, kept: Orders, clips = false): readonly Operation[] =>
  bare(page, clips, ([fn, args], i) => {
    if (fn === OPS.showText) return [[fn, kept.has(i) ? args : [[page.advances.get(i) ?? 0]]]];
    return fn === OPS.setTextRenderingMode ? [[fn, [inkModes[args[0]] ?? 0]]] : undefined;
  });

/** Some pictures alone: opaque and without clips. */
export const picturesAlone = (page: PagePaint, kept: Orders): readonly Operation[] =>
  bare(page, false, (operation, i) => {
    if (operation[0] === OPS.showText) return [];
    return kept.has(i) || operation[0] === OPS.setFillRGBColor ? [operation] : undefined;
  });

/** The squares of some pictures, where a clip lets them through. */
export const squaresAlone = (page: PagePaint, kept: Orders): readonly Operation[] =>
  bare(page, true, ([fn], i) => {
    if (fn === OPS.showText) return [];
    return kept.has(i) ? [[OPS.paintSolidColorImageMask, null]] : undefined;
  });

/** The whole list with some pictures replaced by squares of one color. */
export function withSquares({ list }: PagePaint, replaced: Orders, color: string): readonly Operation[] {
  const painted: readonly Operation[] = [
    [OPS.setFillRGBColor, [color]],
    [OPS.paintSolidColorImageMask, null],
  ];
  const square: readonly Operation[] = [[OPS.save, null], ...painted, [OPS.restore, null]];
  return list.flatMap((operation, i) => (replaced.has(i) ? square : [operation]));
}

/** Operators that only place things. */
const placing: ReadonlySet<number> = new Set([
  ...[OPS.save, OPS.restore, OPS.transform, OPS.beginText, OPS.endText, OPS.setCharSpacing, OPS.setWordSpacing, OPS.setHScale],
  ...[OPS.setLeading, OPS.setFont, OPS.setTextRise, OPS.moveText, OPS.setLeadingMoveText, OPS.setTextMatrix, OPS.nextLine],
  ...[OPS.beginMarkedContent, OPS.beginMarkedContentProps, OPS.endMarkedContent, OPS.paintFormXObjectEnd],
  ...[OPS.beginAnnotation, OPS.endAnnotation, OPS.dependency, OPS.setLineWidth],
]);

/**
 * The list reduced to what places things, plus what `keep` returns; it decides by undefined to leave the operator to the rules here.
 * Groups become forms. What belongs to soft masks is left out.
 */
type Keep = (operation: Operation, i: number) => readonly Operation[] | undefined;
function bare({ list }: PagePaint, clips: boolean, keep: Keep): readonly Operation[] {
  const masks: boolean[] = [];
  let isClipNext = false;
  return list.flatMap((operation, i): readonly Operation[] => {
    const [fn, args] = operation;
    if (fn === OPS.beginGroup) {
      masks.push(Boolean(args[0].smask));
      return [[OPS.paintFormXObjectBegin, [args[0].matrix ?? null, clips ? args[0].bbox : null]]];
    }
    if (fn === OPS.endGroup) {
      masks.pop();
      return [[OPS.paintFormXObjectEnd, null]];
    }
    if (masks.includes(true) && !placing.has(fn) && fn !== OPS.showText) return [];
    const kept = keep(operation, i);
    if (kept) return kept;
    if (fn === OPS.beginAnnotation && !clips) return [[fn, [args[0], null, args[2], args[3], args[4]]]];
    if (fn === OPS.paintFormXObjectBegin) return [[fn, [args[0], clips ? args[1] : null]]];
    if (fn === OPS.setGState) {
      const entries = args[0].filter(([key]: readonly [string]) => key === "Font" || key === "LW");
      return entries.length > 0 ? [[fn, [entries]]] : [];
    }
    if (placing.has(fn)) return [operation];
    if (clips && (fn === OPS.clip || fn === OPS.eoClip)) {
      isClipNext = true;
      return [operation];
    }
    if (fn === OPS.constructPath && isClipNext) {
      isClipNext = false;
      return [[fn, [OPS.endPath, args[1], args[2]]]];
    }
    return [];
  });
}
