/** XMP data on how a picture was made. `steps` are the actions of its history; `source` is the last part of its digital source type. */
export type Xmp = {
  readonly creator: string | undefined;
  readonly created: string | undefined;
  readonly modified: string | undefined;
  readonly steps: readonly { readonly action: string; readonly when: string | undefined; readonly software: string | undefined }[];
  readonly isDerived: boolean;
  readonly source: string | undefined;
  /** Taken at, and latitude and longitude, as they are written. */
  readonly taken: string | undefined;
  readonly latitude: string | undefined;
  readonly longitude: string | undefined;
  readonly isMotion: boolean;
  readonly isThere: boolean;
};

/** Reads some XMP properties (ISO 16684-1), as attributes or elements. Uses patterns, because a worker has no DOMParser. */
export function readXmp(written: string): Xmp {
  const packet = withUsualPrefixes(written);
  const property = (name: string) => {
    const [, attribute, resource, element] =
      new RegExp(
        `\\b${name}\\s*=\\s*["']([^"']*)["']|<${name}\\s[^>]*rdf:resource\\s*=\\s*["']([^"']*)["']|<${name}[^>]*>([^<]*)</${name}>`,
      ).exec(packet) ?? [];
    return (attribute ?? resource ?? element)?.trim() || undefined;
  };
  const [, history = ""] = /<xmpMM:History>([\s\S]*?)<\/xmpMM:History>/.exec(packet) ?? [];
  const steps = history
    .split(/<rdf:li\b/)
    .slice(1)
    .flatMap((step) => {
      const part = (name: string) =>
        new RegExp(`stEvt:${name}(?:\\s*=\\s*["']([^"']*)|>([^<]*))`)
          .exec(step)
          ?.slice(1)
          .find((found) => found !== undefined);
      const action = part("action");
      return action ? [{ action, when: part("when"), software: part("softwareAgent") }] : [];
    });
  return {
    creator: property("xmp:CreatorTool"),
    created: property("xmp:CreateDate") ?? property("photoshop:DateCreated"),
    modified: property("xmp:ModifyDate"),
    steps,
    isDerived: packet.includes("xmpMM:DerivedFrom"),
    source: property("Iptc4xmpExt:DigitalSourceType")?.replace(/^.*\//, ""),
    taken: property("exif:DateTimeOriginal"),
    latitude: property("exif:GPSLatitude"),
    longitude: property("exif:GPSLongitude"),
    isMotion: /(?:MotionPhoto|MicroVideo)\s*(?:=\s*["']|>)1/.test(packet),
    isThere: packet !== "",
  };
}

/** Prefixes as programs mostly write them, by namespace. A file may bind another prefix to each. */
const usual: Readonly<Record<string, string>> = {
  "http://ns.adobe.com/xap/1.0/": "xmp",
  "http://ns.adobe.com/xap/1.0/mm/": "xmpMM",
  "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#": "stEvt",
  "http://ns.adobe.com/photoshop/1.0/": "photoshop",
  "http://ns.adobe.com/exif/1.0/": "exif",
  "http://iptc.org/std/Iptc4xmpExt/2008-02-29/": "Iptc4xmpExt",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
};

function withUsualPrefixes(packet: string): string {
  const bound = new Map<string, string>();
  for (const [, prefix = "", , space = ""] of packet.matchAll(/\sxmlns:([\w.-]+)\s*=\s*(["'])(.*?)\2/g)) {
    const name = usual[space];
    if (name && name !== prefix) bound.set(prefix, name);
  }
  if (bound.size === 0) return packet;
  return packet.replace(/(?<=[\s<]|<\/)([\w.-]+):(?=[\w.-]+[\s=/>])/g, (whole, prefix: string) =>
    bound.has(prefix) ? `${bound.get(prefix)}:` : whole,
  );
}
