import { claims } from "../claims.ts";

export const transcription = {
  meta: {
    title: "Transcription",
    description: `Voice messages, calls, meetings and video turned into searchable text with speakers told apart and every line tied to its second of sound. Review time cut by up to ${claims.transcriptTime.figure}.`,
  },
  hero: {
    label: "Transcription",
    name: "Transcription",
    title: "Transcription",
    size: "wide",
    lead: "Calls, meetings, body cameras and voice messages as text: who spoke, at which second, and how sure we are that this is what was said.",
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
      { claim: claims.languages, measures: "languages into which a transcript can be carried on, line by line" },
      { claim: claims.support, measures: "support, for the recording that arrives on the eve of a hearing" },
    ],
  },
  speakers: {
    label: "Speakers",
    heading: "First we separate the voices. Then somebody names them.",
    lead: "The machine can tell that two people are speaking. It cannot know that one of them is your client.",
    paragraphs: [
      "Each voice gets a number, a share of the recording and a measure of how often it was drowned by another. A name is attached by a person who gives a reason: a greeting, an introduction, a known sample. The reason is kept beside the name.",
      "A voice with three short turns and much crosstalk is left as a number. In the exhibit below, Voice 3 stays Voice 3. ==That is the entry a cross-examiner looks for==, and it is better found there than in an answer under oath.",
    ],
  },
  features: {
    label: "Features",
    heading: "What stands in every line",
    lead: "To prove what a recording says, FRE 1002 asks for the recording. A transcript has to lead back to it.",
    items: [
      { title: "Second by second", text: "Click a word and hear it. The text never travels without its sound." },
      { title: "Speaker turns", text: "Who begins, who interrupts, who answers. Overlap is shown as overlap." },
      { title: "What was not words", text: "Laughter, a door, silence of eleven seconds: marked in brackets, never interpreted." },
      {
        title: "Doubt, visibly",
        text: "Words the machine is unsure of are underlined. What nobody can hear is [inaudible], with its time.",
      },
      {
        title: "Names and jargon",
        text: "People, products and part numbers from your matter are loaded first, so that Ostrow is not “ostrich.”",
      },
      {
        title: "Any container",
        text: "Phone memos, conference recordings, call-center archives, dashcams, chat voice notes in formats no platform opens.",
      },
    ],
  },
  benefits: {
    label: "Benefits",
    heading: "Listening is the slowest way to read",
    lead: "An hour of audio takes an hour, or two for anyone taking notes.",
    items: [
      { title: "Search speech like mail", text: "One query runs over email, chat and what people said because they would not write it." },
      { title: "Threads made whole", text: "A voice message goes back between the two texts it was sent between." },
      { title: "Listen where it counts", text: "Reviewers open ninety seconds of a four-hour call, and know why those ninety." },
      { title: "Ready for designation", text: "Page, line and time code together, so that clips can be designated and countered." },
    ],
  },
  uses: {
    label: "Use cases",
    heading: "Heard, at last",
    lead: `On one messaging network alone, people send ${claims.voiceMessages.figure} voice messages daily. Some of them concern your matter.`,
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
    heading: "Direct examination of a transcript",
    lead: "What to ask about ours, or about anybody’s.",
    lines: [
      {
        question: "How accurate is it?",
        answer:
          "It depends on the room. A close microphone and one speaker: a few words wrong in a hundred. A car, two languages and a radio: far more. We transcribe a sample by hand from your own recordings and report the word error rate before the rest is run.",
      },
      {
        question: "Is the transcript evidence?",
        answer:
          "The recording is. FRE 1002 asks for it to prove what it says, and 1003 usually lets a duplicate serve. A transcript helps people follow, and is only as good as the person who will swear to it.",
      },
      {
        question: "Who checks it?",
        answer:
          "Everything tagged as key is heard again by a person, with headphones, from five seconds before to five seconds after. For court we arrange a certified transcriber, which takes longer and costs more.",
      },
      { question: "Can it tell who is lying?", answer: "No. It does not score stress, mood or truthfulness. Ask a jury." },
      {
        question: "What about consent and privilege?",
        answer:
          "Some states require every party’s consent to a recording, and calls with counsel turn up where nobody expected them. Tell us your screens before we run. Flagged files are sealed unheard, and where audio is processed is agreed in writing.",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: "Which recording has nobody listened to yet?",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "View All AI Solutions", to: "/ai" },
    ],
  },
} as const;
