// Sentences whose grammar is computed. All other words are in content/instruments/photo.yaml.

import { many } from "content/numbers.ts";

export const verdict = (photos: number, found: number, without: number) =>
  found > 0
    ? `${photos === 1 ? "" : `${many(photos, "photograph")}, `}==${many(found, "thing")}== to ask about`
    : without === photos
      ? `${photos === 1 ? "A picture" : many(photos, "picture")} without camera metadata`
      : `${many(photos, "photograph")}, nothing that contradicts itself`;

export const read = (photos: number, found: number, without: number) =>
  found > 0 || without === photos
    ? verdict(photos, found, without)
    : `${many(photos, "photograph")} read`;

export const doubts = (unread: number, untested: number) =>
  [
    ...(unread > 0 ? [`Not read: ${many(unread, "file")}`] : []),
    ...(untested > 0 ? [`Not tested: ${many(untested, "thumbnail")}`] : []),
  ].join(". ");

export const step = (action: string, when: string, software: string) =>
  [action, when, software].filter(Boolean).join(", ");
