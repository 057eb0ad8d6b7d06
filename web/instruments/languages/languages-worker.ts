import { readLanguages } from "instruments/languages/read-languages.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(readLanguages);
