import { parentPort, workerData } from "node:worker_threads";
import { type CheckQuestion, outcomeOf } from "./check-files.ts";

const { given, options }: CheckQuestion = workerData;
const outcome = await outcomeOf(given, options, (step, done, total) =>
  parentPort?.postMessage({ step, done, total }),
);
parentPort?.postMessage({ outcome });
