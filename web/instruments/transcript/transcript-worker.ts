import { answerInWorker } from "web/instruments/frame/worker.ts";
import { readTranscript } from "./read-transcript.ts";

answerInWorker(readTranscript, ({ path }) => path);
