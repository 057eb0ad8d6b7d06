import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { readTranscript } from "./read-transcript.ts";

answerInWorker(readTranscript, ({ path }) => path);
