import { bates } from "../bates.ts";
import { claims } from "../claims.ts";

export const paperDiscovery = {
  meta: {
    title: "Paper Discovery: Scanning, OCR, Bates Numbering, Trial Binders",
    description:
      "Litigation copies, imaging with OCR, Bates labeling, load files, trial binders and courtroom boards. Boxes are picked up and returned in their original order.",
  },
  hero: {
    label: "Paper discovery",
    name: "Paper Discovery",
    title: "Paper *Discovery*",
    size: "long",
    lead: `We pick up the boxes, scan, number and OCR every page, and return the originals in the order we found them, with ${claims.experienceOlder.figure} of experience.`,
    actions: [
      { label: "Services", to: "#services" },
      { label: "Benefits", to: "#benefits" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  services: {
    label: "Services",
    heading: "Services",
    lead: "Each job has a ticket: what came in, what goes out, who signed for it.",
    terms: { in: "In", out: "Out" },
    items: [
      {
        artefact: "copies",
        title: "Litigation copies",
        text: "Copies that match the original page for page: color where it was color, sticky notes copied on and off, double-sided where it was double-sided.",
        in: "Cartons, folders, bound volumes",
        out: "Sets for each party, originals re-bound",
      },
      {
        artefact: "folders",
        title: "Document organization",
        text: "Unsorted boxes become folders with an index. Unitization, logical or physical, follows rules you approve, so that an attachment stays with its letter.",
        in: "Unsorted cartons",
        out: "Foldered set, index, source log",
      },
      {
        artefact: "binders",
        title: "Trial binders",
        text: "Witness, exhibit and hot-document binders, tabbed, tipped-in and identical to the last copy. The court’s set is checked against the stipulated list.",
        in: "Exhibit list",
        out: "Tabbed binders, spare tabs, a page count",
      },
      {
        artefact: "imaging",
        title: "Document imaging with OCR",
        text: "Scanned at 300 dpi, straightened, despeckled, then read by OCR. Pages with a low reading score are flagged for review. Handwriting goes to [its own tool](/handwritten-text-extraction).",
        in: "Paper of any size, including the carbon copies",
        out: "TIFF, JPEG or PDF with text beside each page",
      },
      {
        artefact: "bates",
        title: "Bates labeling and load files",
        text: "One prefix, one sequence, no repeated number, every gap explained, with confidentiality legends where the order wants them. The load file is test-loaded before you see it.",
        in: "Images and a numbering plan",
        out: "DAT, OPT, text, endorsed images",
      },
      {
        artefact: "boards",
        title: "Specialized printing and legal presentations",
        text: "Timelines, maps and enlarged exhibits on board; drawings at scale; slides and callouts prepared for the courtroom’s own screen. Proofs are checked against the exhibit.",
        in: "A sketch, an exhibit number, a deadline",
        out: "Mounted boards, plots, presentation files",
      },
      {
        artefact: "archive",
        title: "Digital archiving",
        text: "When the matter closes, the images and the index go into an archive that opens without our software, and the paper is returned or shredded, as you instruct in writing.",
        in: "Closed-matter boxes",
        out: "PDF/A set, index, disposition record",
      },
    ],
  },
  workflow: {
    label: "Imaging workflow",
    heading: "Imaging workflow",
    lead: "One delivery note at each step. Specimen page.",
    page: {
      title: "Delivery note",
      body: "Received March 11. Forty crates ordered, thirty-eight found on the dock.",
      proved: "Two short.",
      bates: bates(18402),
      confidence: "OCR 99.6%",
    },
    steps: [
      {
        title: "Prepare",
        text: "Boxes logged at the door, staples out, torn edges mended, slip sheets at every break. Damage is photographed first.",
      },
      { title: "Scan", text: "Imaged in the order found, originals behind glass if they are brittle. A second operator counts the pages." },
      {
        title: "Read and code",
        text: "OCR makes the text; operators enter dates, authors and titles from the page. Doubtful characters are read twice.",
      },
      {
        title: "Check and deliver",
        text: "Numbered, endorsed, compared with the box and loaded. You receive the volume and a list of whatever we could not read.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Benefits",
    before: {
      caption: "Written on the lid",
      alleged: "Box 14 of 31, misc., do not throw away",
      remark: "Basement, shelf unknown.",
    },
    items: [
      {
        title: "Found in seconds",
        text: "A phrase typed today finds a page typed in 1987, as far as OCR could read it. Paper joins the same search as the email.",
      },
      {
        title: "Counted in and out",
        text: "Each carton is signed for at your door and at ours, and both forms show the same count.",
      },
      {
        title: "One Bates number",
        text: "The number stamped at imaging is the one used at trial. Pages are not renumbered.",
      },
      {
        title: "Experience with old paper",
        text: `${claims.experienceOlder.figure} of carbon copies, blueprints and thermal fax. Thermal fax fades, so it is scanned first.`,
      },
    ],
  },
  integration: {
    label: "Platform integration",
    heading: "Platform integration",
    lead: "A test volume is loaded before the first full one. If your platform is not listed, send us its specification.",
    own: { name: "Your own platform", formats: ["To your written specification"] },
    platforms: [
      { partner: "lexhold", formats: ["DAT", "OPT", "Text", "PDF"] },
      { partner: "corpus-ix", formats: ["DAT", "LFP", "Text", "JPEG"] },
      { partner: "northgate-review", formats: ["DAT", "OPT", "Text", "TIFF"] },
      { partner: "stele", formats: ["PDF/A", "CSV index"] },
    ],
  },
  brochure: {
    label: "Brochure",
    heading: "Paper discovery guide",
    text: "The paper discovery guide: services, file formats, what to note about each box, and what to ask before the boxes are opened. It prints on letter paper.",
    action: { label: "View the paper discovery guide", to: "/downloads/paper-discovery.html", newTab: true },
    cover: { title: "Paper Discovery", line: "Service guide" },
  },
  pickup: {
    label: "Pickup",
    heading: "Leave the boxes as they are",
    text: "Where a box was and in what order is information, and moving or relabeling loses it. Tell us the address, a rough count of cartons, who has the key, and about mold, asbestos or a court deadline.",
    actions: [
      { label: "Arrange a pickup", to: "/contact" },
      { label: "Request a quote", to: "/contact" },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us how many boxes there are and where. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Get Started Today", to: "/contact" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
} as const;
