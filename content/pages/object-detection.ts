import { claims } from "../claims.ts";

export const objectDetection = {
  meta: {
    title: "Object Detection",
    description: `Photographs and video searched for things: equipment, vehicles, documents on a desk. You set the confidence, people verify the hits. Review time cut by up to ${claims.detectionTime.figure}.`,
  },
  hero: {
    label: "Object Detection",
    name: "Object Detection",
    title: "Object\nDetection",
    size: "two-lines",
    lead: "A hundred thousand photographs, none of them labeled. Name the thing you are looking for and see where it is, with a box around it and a score.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  thresholds: {
    label: "Confidence",
    heading: "One contact sheet, three thresholds",
    lead: "The same 48 photographs, searched for the same rooftop unit. Six of them show one.",
    paragraphs: [
      "On this sheet the low setting misses nothing, but somebody looks at a water tank. The high one is right each time, and half the units are gone. There is no setting without a price.",
      "So the setting is a legal decision before it is a technical one. Counting for exposure wants the low one. Choosing three pictures for a jury wants the high one. We show you this sheet for your own images and ==you choose==.",
    ],
  },
  classes: {
    label: "Classes",
    heading: "What it can be asked for",
    lead: "Eight classes come ready. Anything else is taught from your own examples, usually a few dozen pictures.",
    classes: [
      { drawing: "vehicle", name: "Vehicles", text: "Cars, trucks, forklifts, trailers. Type and color, not the driver." },
      { drawing: "plant", name: "Building equipment", text: "Rooftop units, tanks, panels, scaffolds." },
      { drawing: "screen", name: "Screens and phones", text: "And the text on them, where it can be read." },
      { drawing: "paper", name: "Paper in the picture", text: "A contract on a desk, a whiteboard, a label." },
      { drawing: "damage", name: "Damage", text: "Cracks, stains, corrosion, missing guards." },
      { drawing: "sign", name: "Signs and logos", text: "Warnings posted, brands shown, and where they were not." },
      { drawing: "product", name: "Products and packaging", text: "Shape, color and batch code, for counterfeits and recalls." },
      { drawing: "person", name: "People, counted", text: "How many, with helmets or without. Never who." },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Look at the hits, sample the rest",
    lead: "Image review is slow because most images are of nothing in particular.",
    items: [
      {
        title: `Up to ${claims.detectionTime.figure} less review time`,
        basis: claims.detectionTime,
        text: "Reviewers verify boxes instead of opening files. The figure counts hours at the screen on image sets, at most, against opening each picture.",
      },
      { title: "Counts that hold", text: "How many, where, from when to when, with an error margin from a verified sample." },
      { title: "Video in minutes", text: "Hours of footage become a list of seconds worth watching." },
      { title: "Exhibits that explain themselves", text: "Each hit keeps its image, its box, its score and its metadata." },
    ],
  },
  features: {
    label: "Features",
    heading: "What comes with a hit",
    lead: "A box on a picture is a claim. These are its papers.",
    form: { number: "D-1", title: "Delivered with every search" },
    items: [
      { strong: "The untouched original.", rest: "Boxes lie on a copy. The SHA-256 value of the source file stays what it was." },
      { strong: "Coordinates and score.", rest: "For each object, in a table that your expert can sort." },
      { strong: "Time and place.", rest: "From the file’s own metadata, shown as claimed, because camera clocks are often wrong." },
      { strong: "Near-duplicates grouped.", rest: "Forty shots of one roof count as one roof." },
      { strong: "Custom classes.", rest: "Taught on your examples and used for your matter only." },
      { strong: "The verification sheet.", rest: "Who looked at which sample, what was wrong, and the rates that follow." },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Things people photograph",
    lead: "Usually without knowing what would turn out to matter.",
    columns: ["Arrives", "Leaves"],
    cases: [
      {
        title: "Property insurance",
        arrives: "Site photographs of two thousand roofs, named IMG_0001 onward.",
        leaves: "Every roof that carries one recalled unit, and the list of those nobody photographed.",
      },
      {
        title: "Product liability",
        arrives: "Nine months of line camera footage.",
        leaves: "Eleven seconds in which the guard is off, from three angles.",
      },
      {
        title: "Trademark",
        arrives: "Marketplace listings, saved weekly.",
        leaves: "The logo, where it appears, in which size, on whose goods.",
      },
      {
        title: "Internal investigation",
        arrives: "One phone, 31,000 pictures.",
        leaves: "Forty that show a screen or a document. Holiday pictures stay unopened, which the custodian will appreciate.",
      },
    ],
  },
  limits: {
    label: "Machine and person",
    heading: "A detection is a lead, not an opinion",
    lead: "If it goes before a jury, a witness, under FRE 701 or 702, looks at the picture and says so in person.",
    columns: ["Step", "The machine", "A person"],
    rows: [
      {
        task: "Looking",
        machine: "Examines every image, in any order, without growing tired.",
        person: "Decides what to look for, and writes it down before the search.",
      },
      {
        task: "Hits",
        machine: "Proposes a box and a score. Some are wrong.",
        person: "Confirms or rejects each hit that will be counted or shown.",
      },
      {
        task: "Misses",
        machine: "Is silent about what it failed to see.",
        person: "Reads a random sample of the rejected pile and computes the rate of misses.",
      },
      {
        task: "Faces",
        machine:
          "Is not asked. We do not identify people by face; in Illinois the Biometric Information Privacy Act governs scans of face geometry.",
        person: "Names a person, if anyone may, with a reason on file.",
      },
      {
        task: "Sensitive images",
        machine: "Blurs what looks like injury, nudity or a child, before anyone opens it.",
        person: "Lifts the blur only where the protocol agreed with counsel allows it.",
      },
      {
        task: "Place of work",
        machine: "Runs where the engagement letter says.",
        person: "Signs for access. Confidences under Model Rule 1.6 include photographs.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: "What would you count, if someone else had to look?",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
} as const;
