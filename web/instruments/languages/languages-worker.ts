import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { readLanguages } from "./read-languages.ts";

answerInWorker(readLanguages);
