import { zoneText } from "./exif-time.ts";
import { exact } from "./figures.ts";
import type { Finding, PhotoFacts, PhotoTime, TimeSource } from "./photo-facts.ts";
import { isMislabelled } from "./picture-format.ts";

type Facts = Omit<PhotoFacts, "findings" | "missing">;
/** Other inputs of the findings. */
type Around = {
  readonly isDamaged: boolean;
  readonly isMotion: boolean;
  readonly editor: string | undefined;
  readonly generator: string | undefined;
};

/** The largest remainder, in seconds, that an old satellite fix explains. */
const MOST_REST = 180;
const MINUTE = 60_000;
/** The largest offset of a clock without a zone. */
const FURTHEST = 14 * 60 * MINUTE;
const made = /^(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|algorithmicMedia|compositeSynthetic|digitalCreation)$/;

/** Lists contradictions in a file, and signs that a program wrote it after the camera. They do not show who did it, or why. */
export function findOdd(facts: Facts, { isDamaged, isMotion, editor, generator }: Around): readonly Finding[] {
  const { name, format, pixels, saidPixels, thumbnail, trailing, xmp, place, hasC2pa, hasIndex } = facts;
  const found: Finding[] = [];
  const say = (kind: Finding["kind"], ...detail: string[]) => found.push({ kind, detail });
  if (isMislabelled(name, format)) say("mislabelled");
  if (isDamaged) say("damaged");
  if (trailing === undefined && (format === "jpeg" || format === "png" || format === "webp")) say("cutOff");
  const compared = thumbnail?.compared;
  if (typeof compared === "object" && compared.differs) say("thumbnail");
  zoneFindings(facts, say);
  orderFindings(facts, say);
  if (pixels && saidPixels && !sameSize(pixels, saidPixels)) {
    say("pixels", `${exact(saidPixels.width)} × ${exact(saidPixels.height)}`, `${exact(pixels.width)} × ${exact(pixels.height)}`);
  }
  if (editor) say("editor", editor);
  if (xmp.steps.length > 0) say("history", String(xmp.steps.length), xmp.steps.at(-1)?.action ?? "");
  else if (xmp.isDerived) say("derived");
  if (xmp.source && made.test(xmp.source)) say("generated", xmp.source);
  if (generator) say("generator", generator);
  if (hasC2pa) say("c2pa");
  if (trailing && isMotion) say("motion", exact(trailing));
  else if (trailing && !hasIndex) say("trailing", exact(trailing));
  if (place?.isUnsigned) say("hemisphere");
  if (place && place.latitude === 0 && place.longitude === 0) say("nowhere");
  return found;
}

type Say = (kind: Finding["kind"], ...detail: string[]) => void;

function zoneFindings({ zone: { named, derived, rest } }: Facts, say: Say): void {
  if (derived === undefined || rest === undefined) return;
  if (Math.abs(rest) > MOST_REST) say("clock", zoneText(derived), exact(Math.abs(rest)));
  else if (named !== undefined && named !== derived) say("zone", zoneText(named), zoneText(derived));
}

function orderFindings({ times, modified }: Facts, say: Say): void {
  const at = (source: TimeSource) => times.find((time) => time.source === source);
  const taken = at("original");
  const changed = at("modify") ?? at("xmpModify");
  const later = taken && changed ? between(taken, changed) : undefined;
  if (taken && changed && later !== undefined && later < -MINUTE) say("before", changed.written, taken.written);
  else if (taken && changed && later !== undefined && later > MINUTE) say("later", changed.written, taken.written);
  const earliest = taken?.local === undefined ? undefined : taken.local - (taken.zone === undefined ? FURTHEST : taken.zone * MINUTE);
  if (earliest !== undefined && modified < earliest - MINUTE) say("fileEarlier");
}

/** Milliseconds between two times; zones count only if both have one. */
function between(a: PhotoTime, b: PhotoTime): number | undefined {
  if (a.local === undefined || b.local === undefined) return undefined;
  const zones = a.zone !== undefined && b.zone !== undefined ? (a.zone - b.zone) * MINUTE : 0;
  return b.local - a.local + zones;
}

/** A picture may be stored rotated by 90°. */
const sameSize = (a: Facts["pixels"], b: Facts["pixels"]) =>
  (a?.width === b?.width && a?.height === b?.height) || (a?.width === b?.height && a?.height === b?.width);
