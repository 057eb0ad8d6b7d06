import { useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "web/instruments/frame/fault.ts";
import { runInWorker } from "web/instruments/frame/run-in-worker.ts";
import type { Answer, Question } from "./answer-question.ts";
import type { Settings } from "./decide.ts";
import workerUrl from "./deidentify-worker.ts?worker&url";

type Shown = Answer & { readonly settings: Settings };

/** The result and its changes. The last result stays until the worker has decided again. */
export function useSettings({ read, decided, settings }: Shown) {
  const [shown, setShown] = useState<Shown>({ read, decided, settings });
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const wanted = useRef(settings);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const change = async (part: Partial<Settings>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const next = { ...wanted.current, ...part };
    wanted.current = next;
    setIsBusy(true);
    try {
      const question: Question = { source: shown.read, settings: next };
      const answer = await runInWorker<Question, Answer>(workerUrl, question, { signal: controller.signal, tell: () => undefined });
      if (controller.signal.aborted) return;
      setShown({ ...answer, settings: next });
      setFault(undefined);
    } catch (error) {
      if (controller.signal.aborted) return;
      setFault(faultOf(error));
    }
    setIsBusy(false);
  };
  return { ...shown, change, isBusy, fault, latest: () => wanted.current };
}
