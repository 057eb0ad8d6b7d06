import { many } from "content/numbers.ts";
/** Words for the result of photographs. Loaded with the reader. */
export const photoResult = {
  limitsTitle: "What a file cannot tell you",
  limits: [
    "Whether the picture is genuine. | Everything here can be written by any program. Agreement is not proof, and a contradiction is a question to ask, not an answer.",
    "Whether the clock was right. | A camera writes the time it was set to. Only GPS time comes from elsewhere, and it can be minutes old.",
    "Who pressed the button. | A model or a serial number names a device. An owner’s name is typed in once and forgotten.",
    "What was taken out. | Missing facts have ordinary reasons: messaging apps and websites strip them, screenshots never had them.",
    "Whether a signature holds. | A box of Content Credentials (C2PA) is named where found. Its signature is not checked here.",
    "All of the maker’s notes. | Camera makers keep more in notes of their own, which are not read.",
  ],
  verdict: (photos: number, found: number, without: number) =>
    found > 0
      ? `${photos === 1 ? "" : `${many(photos, "photograph")}, `}==${many(found, "thing")}== to ask about`
      : without === photos
        ? `${photos === 1 ? "A picture" : many(photos, "picture")} without camera metadata`
        : `${many(photos, "photograph")}, nothing that contradicts itself`,
  /** The same where something was not read or not tested: it never says that there is nothing. */
  read: (photos: number, found: number, without: number) =>
    found > 0 || without === photos ? photoResult.verdict(photos, found, without) : `${many(photos, "photograph")} read`,
  doubts: (unread: number, untested: number) =>
    [
      ...(unread > 0 ? [`Not read: ${many(unread, "file")}`] : []),
      ...(untested > 0 ? [`Not tested: ${many(untested, "thumbnail")}`] : []),
    ].join(". "),
  notes: {
    specimen: "Specimen photograph, drawn for an invented matter. Its contradictions were added on purpose.",
    meaning: "Counted is what disagrees within a file, or shows that a program wrote it after the camera did.",
    unread: (n: number) =>
      `${many(n, "file was", "files were")} not read, ${n === 1 ? "for the reason below" : "each for the reason below"}.`,
  },
  unreadTitle: "Not read",
  moreUnread: (n: string) => `${n} more were not read.`,
  table: "Photographs, with device, time and place",
  columns: { photo: "Photograph", taken: "Taken, by its own clock", findings: "To ask about" },
  more: (n: string) => `${n} more are in the CSV and the report.`,
  morePhotos: (n: string) => `${n} more photographs are in the table, the CSV and the report.`,
  photosTitle: (n: number) => (n === 1 ? "The photograph" : "The photographs"),
  formats: { jpeg: "JPEG", png: "PNG", webp: "WebP", tiff: "TIFF", heic: "HEIC", avif: "AVIF", gif: "GIF", bmp: "BMP", other: "Unknown" },
  parts: {
    ask: "To ask about",
    pictures: "Picture and thumbnail",
    file: "File",
    device: "Device",
    times: "Times",
    place: "Place",
    edits: "Edits",
    missing: "Missing",
  },
  none: "Not in the file",
  findings: {
    mislabelled: () => "The file extension and the first bytes name different formats.",
    damaged: () => "Part of the camera metadata could not be read.",
    cutOff: () => "The file ends before the picture does.",
    thumbnail: () =>
      "The embedded thumbnail differs from the picture. Cameras make it of the same shot; a program that changes the picture may leave it.",
    zone: ([named = "", derived = ""]: readonly string[]) =>
      `The file names the zone ${named}. Its clock and the GPS time are ${derived} apart.`,
    clock: ([zone = "", rest = ""]: readonly string[]) =>
      `The camera’s clock is ${rest} seconds from every zone; the nearest is ${zone}. The clock was wrong, or the fix was old.`,
    before: ([changed = "", taken = ""]: readonly string[]) => `Last changed ${changed}, before it was taken ${taken}.`,
    later: ([changed = "", taken = ""]: readonly string[]) => `Written again ${changed}, after it was taken ${taken}.`,
    fileEarlier: () => "On this machine the file is older than the picture says it is. A clock was wrong, or the time was changed.",
    pixels: ([said = "", is = ""]: readonly string[]) => `The camera wrote ${said} pixels, and the file has ${is}: cropped or resized.`,
    editor: ([program = ""]: readonly string[]) => `Written by “${program}”, a program that can change pictures.`,
    history: ([steps = "", last = ""]: readonly string[]) =>
      `A history of ${steps} ${steps === "1" ? "step" : "steps"}, the last “${last}”.`,
    derived: () => "Says that it was made from another file.",
    generated: ([source = ""]: readonly string[]) => `Says that software made it: ${source}.`,
    generator: ([said = ""]: readonly string[]) => `Has text that image generators write. ${said}`,
    place: () => "The file has fields of a place, and no place can be read from them.",
    screenshot: ([said = ""]: readonly string[]) => `Says that it is a picture of a screen: “${said}”.`,
    hemisphere: () =>
      "The place names no north or south, or no east or west. It may be any of four places: ask for the file as the device wrote it.",
    c2pa: () => "Has a box of Content Credentials (C2PA). It was not verified.",
    motion: ([bytes = ""]: readonly string[]) => `${bytes} bytes follow the picture: a short film, by its own account.`,
    trailing: ([bytes = ""]: readonly string[]) => `${bytes} more bytes follow the end of the picture.`,
    nowhere: () => "The place is 0°, 0°, in the sea, which devices write without a GPS fix.",
  },
  file: {
    format: "Format",
    size: "Size",
    pixels: "Pixels",
    said: "By the camera",
    orientation: "Turned",
    modified: "File modified",
    digest: "SHA-256",
    trailing: "After the end",
    bytes: (n: string) => `${n} bytes`,
    indexed: (n: string) => `${n} bytes, further pictures by the file’s own index`,
    pixelSize: (width: string, height: string) => `${width} × ${height}`,
    orientations: {
      1: "Not turned",
      2: "Mirrored",
      3: "By 180°",
      4: "Mirrored, by 180°",
      5: "Mirrored, by 90°",
      6: "By 90° clockwise",
      7: "Mirrored, by 270°",
      8: "By 90° counterclockwise",
    },
  },
  device: { make: "Make", model: "Model", lens: "Lens", serials: "Serial numbers", owner: "Owner or artist" },
  times: {
    sources: {
      original: "Taken",
      create: "Digitized",
      modify: "Last changed",
      gps: "GPS, UTC",
      xmpCreate: "XMP, created",
      xmpModify: "XMP, changed",
    },
    zone: "Zone",
    named: (zone: string) => `${zone} by its own tag`,
    derived: (zone: string, rest: string) => `${zone} by GPS, ${rest} s over`,
    noZone: "Not named, and no GPS time to derive it from",
  },
  place: {
    degrees: "Degrees",
    written: "As written",
    altitude: "Altitude",
    direction: "Camera faced",
    error: "Within",
    datum: "Datum",
    metres: (n: string) => `${n} m`,
    facing: (degrees: string, isMagnetic: boolean) => `${degrees}° from ${isMagnetic ? "magnetic" : "true"} north`,
  },
  edits: {
    software: "Software",
    comments: "Comment",
    creator: "Creator tool",
    history: "History",
    source: "Digital source",
    c2pa: "Content Credentials",
    c2paThere: "A box is there, not verified",
    step: (action: string, when: string, software: string) => [action, when, software].filter(Boolean).join(", "),
  },
  thumbnail: {
    picture: "The picture",
    small: "Its thumbnail",
    drawn: (what: string, name: string) => `${what} in ${name}`,
    notDrawn: "Not drawn: this browser does not decode it.",
    differs: "Differs.",
    alike: "No difference above the thresholds.",
    figures: (mean: string, field: string, mostMean: number, mostField: number) =>
      `Of 255 steps of brightness, the mean of 256 fields differs by ${mean} (threshold ${mostMean}), the most of one field by ${field} (threshold ${mostField}).`,
    shape: (percent: string, most: string) => `The shapes differ by ${percent}% of width to height (threshold ${most}%).`,
    trimmed: "Dark bars at its edges were left out.",
    untested: {
      picture: "Could not be tested: this browser does not decode the picture.",
      thumbnail: "Could not be tested: the thumbnail does not decode.",
      pixels: "Could not be tested: this browser hides the pixels from pages.",
    },
    none: "There is no thumbnail in the file.",
  },
  missing: {
    note: "Ordinary reasons: a messaging app or a website took it out, the setting was off, or it is a screenshot or a scan.",
    nothing: "Nothing of what a camera usually writes.",
    kinds: {
      all: "Everything a camera writes",
      device: "The device",
      taken: "The time it was taken",
      zone: "The zone of that time",
      exposure: "Exposure, aperture, sensitivity",
      lens: "The lens",
      serial: "Any serial number",
      place: "The place",
      thumbnail: "The thumbnail",
    },
  },
  unnamedDevice: "No device named",
  noTime: "No time",
} as const;

const convert = ["Open it in its own program.", "Check whether the original is a JPEG or HEIC from a camera.", "Choose that file here."];

/** Words for files that are not pictures: alone (`title`, `text`, `steps`) and in a list (`reason`). */
export const photoUnread = {
  empty: { reason: "has 0 bytes." },
  unreadable: { reason: "could not be read: it may have been moved, changed or locked." },
  tooLarge: { reason: "has more than 300 MB." },
  damaged: {
    reason: "is damaged where its parts should be listed.",
    title: (name: string) => `${name} is damaged.`,
    text: "It begins like a picture, and its parts could not be followed.",
    steps: ["Copy it again from where it came.", "Compare the two by hash.", "Choose the new copy here."],
    others: (n: number) => `The same for ${n === 1 ? "1 other" : `${n.toLocaleString("en-US")} others`}, each for its own reason.`,
  },
  other: {
    reason: "is not a picture by its first bytes, whatever its name says.",
    title: (name: string) => `${name} is not a picture.`,
    text: "Its first bytes are not those of a format that this tool reads, whatever its name says.",
    steps: convert,
  },
  plain: {
    reason: "is a GIF or BMP, which holds no camera metadata.",
    title: (name: string) => `${name} cannot hold camera metadata.`,
    text: "It is a GIF or BMP by its first bytes. Neither holds what a camera writes.",
    steps: convert,
  },
} as const;
