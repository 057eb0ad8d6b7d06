/** XMP data on how a picture was made. `steps` are the actions of its history; `source` is the last part of its digital source type. */
export type Xmp = {
  readonly creator: string | undefined;
  readonly created: string | undefined;
  readonly modified: string | undefined;
  readonly steps: readonly { readonly action: string; readonly when: string | undefined; readonly software: string | undefined }[];
  readonly isDerived: boolean;
  readonly source: string | undefined;
  readonly isMotion: boolean;
  readonly isThere: boolean;
};

/** Reads some XMP properties (ISO 16684-1), as attributes or elements. Uses patterns, because a worker has no DOMParser. */
export function readXmp(packet: string): Xmp {
  const property = (name: string) => {
    const [, attribute, element] = new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']|<${name}[^>]*>([^<]*)</${name}>`).exec(packet) ?? [];
    return (attribute ?? element)?.trim() || undefined;
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
    source: (property("Iptc4xmpExt:DigitalSourceType") ?? property("iptcExt:DigitalSourceType"))?.replace(/^.*\//, ""),
    isMotion: /(?:MotionPhoto|MicroVideo)\s*(?:=\s*["']|>)1/.test(packet),
    isThere: packet !== "",
  };
}
