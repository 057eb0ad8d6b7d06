import { readPhotos } from "instruments/photo/read-photos.ts";
import { answerInWorker } from "web/instruments/frame/worker.ts";

answerInWorker(readPhotos);
