import { claims } from "../claims.ts";

export const objectDetection = {
  meta: {
    title: "Object Detection",
    description: `Photographs and video searched for objects: equipment, vehicles, documents on a desk. You set the confidence level; reviewers verify the hits. Review time cut by up to ${claims.detectionTime.figure}.`,
  },
  hero: {
    label: "Object Detection",
    name: "Object Detection",
    title: "Object\nDetection",
    size: "two-lines",
    lead: "Name the object, and see where it appears in photographs and video, with a box and a confidence score. Reviewers confirm each hit that will be counted or shown.",
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
      "On this sheet the low setting finds all six units, with false hits such as a water tank. The high setting is right each time and misses half of the units.",
      "The choice is a legal one first. Counting for exposure calls for the low setting; choosing three pictures for a jury calls for the high one. We show you this sheet for your own images, and you choose.",
    ],
  },
  classes: {
    label: "Classes",
    heading: "What it finds",
    lead: "These classes come ready. Others are taught from your own examples, usually a few dozen pictures.",
    classes: [
      { drawing: "vehicle", name: "Vehicles", text: "Cars, trucks, forklifts, trailers. Type and color." },
      { drawing: "plant", name: "Building equipment", text: "Rooftop units, tanks, panels, scaffolds." },
      { drawing: "screen", name: "Screens and phones", text: "And the text on them, where it can be read." },
      { drawing: "paper", name: "Paper in the picture", text: "A contract on a desk, a whiteboard, a label." },
      { drawing: "damage", name: "Damage", text: "Cracks, stains, corrosion, missing guards." },
      { drawing: "sign", name: "Signs and logos", text: "Warnings posted or missing, brands shown." },
      { drawing: "product", name: "Products and packaging", text: "Shape, color and batch code, for counterfeits and recalls." },
      { drawing: "person", name: "People, counted", text: "How many, with helmets or without. Nobody is identified." },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Review the hits, sample the rest",
    lead: "Most images in a set are irrelevant.",
    items: [
      {
        title: `Up to ${claims.detectionTime.figure} less review time`,
        basis: claims.detectionTime,
        text: "Reviewers verify boxes instead of opening files. The figure is a maximum, compared with opening each picture in a set.",
      },
      { title: "Counts with a margin", text: "How many, where, from when to when, with an error margin from a verified sample." },
      { title: "Video in minutes", text: "Hours of footage become a list of seconds worth watching." },
      { title: "Hits with their data", text: "Each hit keeps its image, its box, its score and its metadata." },
    ],
  },
  features: {
    label: "Features",
    heading: "What you receive",
    lead: "Each search comes with the data to check it.",
    form: { number: "D-1", title: "Delivered with every search" },
    items: [
      { strong: "The untouched original.", rest: "Boxes are drawn on a copy. The SHA-256 value of the source file does not change." },
      { strong: "Coordinates and score.", rest: "For each object, in a table that your expert can sort." },
      { strong: "Time and place.", rest: "From the file’s own metadata, shown as claimed, because camera clocks are often wrong." },
      { strong: "Near-duplicates grouped.", rest: "Forty shots of one roof count as one roof." },
      { strong: "Custom classes.", rest: "Taught on your examples and used for your matter only." },
      { strong: "The verification sheet.", rest: "Who looked at which sample, what was wrong, and the rates that follow." },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Image sets we search",
    lead: "Illustrative examples.",
    columns: ["You send", "You receive"],
    cases: [
      {
        title: "Property insurance",
        arrives: "Site photographs of two thousand roofs, named IMG_0001 onward.",
        leaves: "Every roof that carries one recalled unit, and a list of roofs without a photograph.",
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
        leaves: "Forty that show a screen or a document. Holiday pictures stay unopened.",
      },
    ],
  },
  limits: {
    label: "Machine and person",
    heading: "What reviewers verify",
    lead: "A detection is a lead. At trial, a witness under FRE 701 or 702 speaks to the picture.",
    columns: ["Step", "The machine", "Reviewers"],
    rows: [
      {
        task: "Looking",
        machine: "Examines every image.",
        person: "Decide what to look for, and write it down before the search.",
      },
      {
        task: "Hits",
        machine: "Proposes a box and a score. Some are wrong.",
        person: "Confirm or reject each hit that will be counted or shown.",
      },
      {
        task: "Misses",
        machine: "Does not report what it missed.",
        person: "Read a random sample of the rejected images and compute the miss rate.",
      },
      {
        task: "Faces",
        machine:
          "Is not asked. We do not identify people by face; in Illinois the Biometric Information Privacy Act governs scans of face geometry.",
        person: "Name a person only where permitted, with a reason on file.",
      },
      {
        task: "Sensitive images",
        machine: "Blurs what looks like injury, nudity or a child, before anyone opens it.",
        person: "Lift the blur only where the protocol agreed with counsel allows it.",
      },
      {
        task: "Place of work",
        machine: "Runs where the engagement letter says.",
        person: "Work from an access list. Confidences under Model Rule 1.6 include photographs.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us what to find and in how many images. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
