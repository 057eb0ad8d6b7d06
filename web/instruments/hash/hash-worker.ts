import { answerInWorker } from "web/instruments/frame/worker.ts";
import { hashFiles } from "./hash-files.ts";

answerInWorker(hashFiles);
