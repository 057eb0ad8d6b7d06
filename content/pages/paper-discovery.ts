import { bates } from "../bates.ts";
import { claims } from "../claims.ts";

export const paperDiscovery = {
  meta: {
    title: "Paper Discovery: Imaging, OCR, Bates, Trial Binders",
    description:
      "Litigation copies, imaging with OCR, Bates labeling, load files, trial binders and courtroom boards. From the carton in the basement to the page on the screen.",
  },
  hero: {
    label: "Paper discovery",
    name: "Paper Discovery",
    title: "Paper\n*Discovery*",
    size: "two-lines",
    lead: "Some evidence still has staples in it. We pick it up, image it, number it, make it searchable, and give the boxes back in the order we found them.",
    actions: [
      { label: "Services", to: "#services" },
      { label: "Benefits", to: "#benefits" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  services: {
    label: "Services",
    heading: "What goes out on the truck",
    lead: "Each job travels with a ticket: what came in, what goes out, who signed for it.",
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
        in: "“Misc., 1994 to ?”",
        out: "Foldered set, index, source log",
      },
      {
        artefact: "binders",
        title: "Trial binders",
        text: "Witness, exhibit and hot-document binders, tabbed, tipped-in and identical to the last copy. The court’s set is checked against the stipulated list.",
        in: "Exhibit list, even at nine in the evening",
        out: "Tabbed binders, spare tabs, a page count",
      },
      {
        artefact: "imaging",
        title: "Document imaging with OCR",
        text: "Scanned at 300 dpi, straightened, despeckled, then read by OCR. Pages with a low reading score are flagged for a person. Handwriting goes to [its own tool](/handwritten-text-extraction).",
        in: "Paper of any size, including the carbon copies",
        out: "TIFF, JPEG or PDF with text beside each page",
      },
      {
        artefact: "bates",
        title: "Bates labeling and load files",
        text: "One prefix, one sequence, no repeat and no gap that is not explained, with confidentiality legends where the order wants them. The load file is test-loaded before you see it.",
        in: "Images and a numbering plan",
        out: "DAT, OPT, text, endorsed images",
      },
      {
        artefact: "boards",
        title: "Specialized printing and legal presentations",
        text: "Timelines, maps and enlarged exhibits on board; drawings at scale; slides and callouts prepared for the courtroom’s own screen. Proofs are read by somebody who has read the exhibit.",
        in: "A sketch, an exhibit number, a deadline",
        out: "Mounted boards, plots, presentation files",
      },
      {
        artefact: "archive",
        title: "Digital archiving",
        text: "When the matter closes, the images and the index go into an archive that opens without our software, and the paper goes home or to the shredder, as you instruct in writing.",
        in: "Closed-matter boxes",
        out: "PDF/A set, index, disposition record",
      },
    ],
  },
  workflow: {
    label: "Imaging workflow",
    heading: "One page,\nfour times",
    lead: "The same delivery note at each step of document imaging. Specimen page.",
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
        text: "Boxes logged at the door, staples out, torn edges mended, slip sheets at every break. Damage is photographed before anyone touches it.",
      },
      { title: "Scan", text: "Imaged in the order found, originals behind glass if they are brittle. A second operator counts the pages." },
      {
        title: "Read and code",
        text: "OCR makes the text; people enter dates, authors and titles from the page. Doubtful characters are read twice.",
      },
      {
        title: "Check and deliver",
        text: "Numbered, endorsed, compared with the box and loaded. You receive the volume and a list of whatever we could not read.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Four benefits",
    before: {
      caption: "Written on the lid",
      alleged: "Box 14 of 31, misc., do not throw away",
      remark: "Basement, shelf unknown. Last opened by somebody who has since retired.",
    },
    items: [
      {
        title: "Found in seconds",
        text: "A phrase typed today finds a page typed in 1987, as far as OCR could read it. Paper joins the same search as the email.",
      },
      {
        title: "==Counted in and out==",
        text: "Each carton is signed for at your door and at ours, and the count of cartons is the same on both forms.",
      },
      {
        title: "One number for life",
        text: "The number stamped at imaging is the one the witness hears at trial. Nothing is renumbered along the way.",
      },
      {
        title: "Old hands",
        text: `${claims.experienceOlder.figure} of experience, and people who know what a carbon copy, a blueline and a thermal fax do under a lamp. The fax fades. Scan it first.`,
      },
    ],
  },
  integration: {
    label: "Platform integration",
    heading: "Loads where you review",
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
    heading: "Take it on paper. We will not mind.",
    text: "The paper discovery guide: services, file formats, what to note about each box, and what to ask before anyone removes a staple. It prints on letter paper.",
    action: { label: "View the paper discovery guide", to: "/downloads/paper-discovery.html", newTab: true },
    cover: { title: "Paper Discovery", line: "Service guide" },
  },
  pickup: {
    label: "Pickup",
    heading: "Write ==nothing== on the boxes. Call, and leave them where they are.",
    text: "Where they stood and in what order is information, and it is lost the moment somebody tidies. We need an address, a rough count of cartons, a person with the key, and to know about mold, asbestos or a court deadline before we arrive.",
    actions: [
      { label: "Arrange a pickup", to: "/contact" },
      { label: "Request a quote", to: "/contact" },
    ],
  },
  closing: {
    label: "Next step",
    heading: "How many boxes? A guess will do.",
    actions: [
      { label: "Get Started Today", to: "/contact" },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
} as const;
