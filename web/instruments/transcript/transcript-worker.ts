import { readTranscript } from "instruments/transcript/read-transcript.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(readTranscript, ({ path }) => path);
