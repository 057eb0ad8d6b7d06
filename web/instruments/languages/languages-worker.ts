import { answerInWorker } from "#app/instruments/frame/answer-in-worker.ts";
import { readLanguages } from "./read-languages.ts";

answerInWorker(readLanguages);
