import { answerInWorker } from "web/instruments/frame/worker.ts";
import { readLanguages } from "./read-languages.ts";

answerInWorker(readLanguages);
