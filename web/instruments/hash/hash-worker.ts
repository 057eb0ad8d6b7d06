import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { hashFiles } from "./hash-files.ts";

answerInWorker(hashFiles);
