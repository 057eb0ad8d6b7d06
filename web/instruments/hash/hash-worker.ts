import { answerInWorker } from "#app/instruments/frame/answer-in-worker.ts";
import { hashFiles } from "./hash-files.ts";

answerInWorker(hashFiles);
