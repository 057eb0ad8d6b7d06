import { saveReport } from "#app/instruments/frame/report.ts";
import { photo } from "#content/instruments/photo.ts";
import { photoResult as words } from "#content/instruments/photo-result.ts";
import { thresholds } from "./compare-thumbnail.ts";
import type { PhotosRead } from "./read-photos.ts";
import { verdictOf } from "./verdict-of.ts";

type Report = Parameters<typeof saveReport>[0];

/**
 * The report: all facts of every photograph, its findings in words, and what was not read. The pictures themselves stay out of it.
 */
export function photoReport(read: PhotosRead, isSpecimen: boolean): Report {
  const { photos, unread, ended } = read;
  return {
    instrument: "photo",
    version: photo.version,
    made: new Date(ended).toISOString(),
    specimen: isSpecimen,
    inputs: photos.map(({ facts: { name, size, sha256 } }) => ({ name, size, sha256 })),
    findings: {
      verdict: verdictOf(read).plain,
      thresholds,
      photographs: photos.map(({ facts: { findings, modified, ...facts } }) => ({
        ...facts,
        modified: new Date(modified).toISOString(),
        toAskAbout: findings.map(({ kind, detail }) => ({ kind, sentence: words.findings[kind](detail) })),
      })),
      notRead: unread,
    },
    limits: words.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  };
}

export const savePhotos = (read: PhotosRead, isSpecimen: boolean) => saveReport(photoReport(read, isSpecimen));
