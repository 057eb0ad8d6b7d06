import { answerInWorker } from "#app/instruments/frame/answer-in-worker.ts";
import { readTranscript } from "./read-transcript.ts";

answerInWorker(readTranscript, ({ path }) => path);
