import { claims } from "../claims.ts";

export const transcription = {
  meta: {
    title: "Transcription",
    description: `Voice messages, calls, meetings and video as searchable text, with speakers separated and every line tied to its second of audio. Review time cut by up to ${claims.transcriptTime.figure}.`,
  },
  hero: {
    label: "Transcription",
    name: "Transcription",
    title: "Transcription",
    size: "wide",
    lead: "Calls, meetings, body-camera video and voice messages as searchable text, with speakers and time codes. We report the word error rate on your recordings before the rest is run.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
  figures: {
    label: "Figures",
    heading: "Transcription in figures",
    figures: [
      {
        claim: claims.transcriptTime,
        measures: "off review time, at most, when reviewers read and search instead of listening from the first second",
      },
      { claim: claims.languages, measures: "languages into which a transcript can be translated, line by line" },
      { claim: claims.support, measures: "support on every engagement, also on the eve of a hearing" },
    ],
  },
  speakers: {
    label: "Speakers",
    heading: "Speaker identification",
    lead: "The machine can tell that two people are speaking. It cannot know that one of them is your client.",
    paragraphs: [
      "Each voice gets a number, a share of the recording and a measure of how often other voices cover it. Counsel’s team attaches a name and gives a reason: a greeting, an introduction, a known sample. The reason is kept beside the name.",
      "A voice with a few short turns and much crosstalk keeps its number, like Voice 3 in the exhibit below.",
    ],
  },
  features: {
    label: "Features",
    heading: "What each line shows",
    lead: "To prove what a recording says, FRE 1002 asks for the recording. A transcript has to lead back to it.",
    items: [
      { title: "Second by second", text: "Click a word and hear it." },
      { title: "Speaker turns", text: "Who begins, who interrupts, who answers. Overlap is shown as overlap." },
      { title: "What was not words", text: "Laughter, a door, silence of eleven seconds: marked in brackets, never interpreted." },
      {
        title: "Doubt, visibly",
        text: "Words the machine is unsure of are underlined. Inaudible words are marked [inaudible], with the time.",
      },
      {
        title: "Names and jargon",
        text: "People, products and part numbers from your matter are loaded first, so that Ostrow is not “ostrich.”",
      },
      {
        title: "Many formats",
        text: "Phone memos, conference recordings, call-center archives, dashcams, chat voice notes in formats that review platforms do not open.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Read instead of listening",
    lead: "An hour of audio takes an hour, or two for anyone taking notes.",
    items: [
      { title: "Search speech like email", text: "One query runs over email, chat and recordings." },
      { title: "Complete threads", text: "A voice message goes back between the two texts it was sent between." },
      { title: "Listen where it counts", text: "Reviewers open the ninety seconds that matter in a four-hour call." },
      { title: "Ready for designation", text: "Page, line and time code together, so that clips can be designated and countered." },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "What we transcribe",
    lead: `One messaging network alone carries ${claims.voiceMessages.figure} voice messages a day. Illustrative examples:`,
    items: [
      {
        title: "Supply-chain disputes",
        text: "“Change the date on the bill.” Fourteen seconds, forwarded twice, in a thread with no typed words.",
      },
      { title: "Trading floors", text: "Nine months of recorded lines, searched for one instrument and two nicknames." },
      { title: "Police and body cameras", text: "Four officers, one street, six files: a single timeline, with the crosstalk kept." },
      { title: "HR interviews", text: "A draft the same day for the investigator to correct while memory is fresh." },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Accuracy, evidence and consent",
    lead: "What counsel asks about a transcript.",
    lines: [
      {
        question: "How accurate is it?",
        answer:
          "It depends on the room. A close microphone and one speaker: a few words wrong in a hundred. A car, two languages and a radio: far more. We transcribe a sample by hand from your own recordings and report the word error rate before the rest is run.",
      },
      {
        question: "Is the transcript evidence?",
        answer:
          "The recording is. FRE 1002 asks for it to prove what it says, and 1003 usually lets a duplicate serve. A transcript is an aid, and a witness may have to vouch for it.",
      },
      {
        question: "Who checks it?",
        answer:
          "Everything tagged as key is heard again by a reviewer, with headphones, from five seconds before to five seconds after. For court we arrange a certified transcriber, which takes longer and costs more.",
      },
      { question: "Can it tell who is lying?", answer: "No. It does not score stress, mood or truthfulness." },
      {
        question: "What about consent and privilege?",
        answer:
          "Some states require every party’s consent to a recording, and calls with counsel turn up unexpectedly. Tell us your screens before we run. Flagged files are sealed unheard, and where audio is processed is agreed in writing.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the hours of audio and the deadline. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
    note: "No case documents yet, please.",
  },
} as const;
