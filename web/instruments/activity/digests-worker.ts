import { hashFiles } from "instruments/hash/hash-files.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(hashFiles);
