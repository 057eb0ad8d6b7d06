import { chart } from "../counsel/chart.ts";
import { replacements } from "./replacements.ts";
import { wire } from "./who-knew.ts";

/** One line of input and output for each of the seven tools. */
export const aiSpecimens = {
  query: wire,
  summary: { pages: "Nineteen messages, printed", out: "One instruction: ==stop shipment.==" },
  translation: { in: "„Die Rückstellung wurde nachträglich geändert.“", out: "The reserve was changed after the fact." },
  handwriting: { ink: "auditors, 9 am", label: "Handwritten note", out: "Auditors, 9 a.m." },
  transcription: { label: "Voice message, 1 minute 26 seconds", out: "“Don’t put that in an email.”", at: "00:22" },
  detection: { drawing: "Drawing of a yard with two objects found", out: "Vehicle, 98%. Rooftop unit, 94%." },
  deidentification: {
    in: `Patient ${chart.patient}, born ${chart.birth}`,
    out: ["Patient ", replacements.patient.label, ", born ", replacements.birth.label],
  },
} as const;
