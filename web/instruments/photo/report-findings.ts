import { thresholds } from "./compare-thumbnail.ts";
import type { Place } from "./place.ts";
import type { PhotosRead } from "./read-photos.ts";
import { verdictOf } from "./verdict-of.ts";
import { photoResult as words } from "./words-result.ts";

/** For the report: all facts of every photograph, its findings in words, and what was not read. The pictures stay out of it. */
export function reportFindings(read: PhotosRead) {
  return {
    verdict: verdictOf(read).plain,
    thresholds,
    photographs: read.photos.map(({ facts: { findings, modified, place, ...facts } }) => ({
      ...facts,
      ...(place ? { place: stated(place) } : {}),
      modified: new Date(modified).toISOString(),
      toAskAbout: findings.map(({ kind, detail }) => ({ kind, sentence: words.findings[kind](detail) })),
    })),
    notRead: read.unread,
  };
}

/** Without a hemisphere there are no coordinates, only the written degrees. */
function stated({ latitude, longitude, ...place }: Place) {
  return place.isUnsigned ? place : { latitude, longitude, ...place };
}
