import { answerInWorker } from "web/instruments/frame/answer-in-worker.ts";
import { readPhotos } from "./read-photos.ts";

answerInWorker(readPhotos);
