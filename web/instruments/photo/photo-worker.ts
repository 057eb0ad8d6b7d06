import { answerInWorker } from "web/instruments/frame/worker.ts";
import { readPhotos } from "./read-photos.ts";

answerInWorker(readPhotos);
