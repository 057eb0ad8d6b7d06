import { type Fault, faultOf } from "instruments/frame/fault.ts";
import { useEffect, useRef, useState } from "react";
import type { TaskContext } from "./worker.ts";

/**
 * The answer, and `again` for another question. The last answer stays until there is a newer one. A
 * newer question aborts the one before, and so does `stop`.
 */
export function useAnswer<Question, Answer>(
  first: Answer,
  ask: (question: Question, context: TaskContext) => Promise<Answer>,
) {
  const [answer, setAnswer] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    setIsBusy(false);
  };
  useEffect(() => () => running.current?.abort(), []);
  const again = async (question: Question) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setIsBusy(true);
    try {
      const next = await ask(question, { signal, tell: () => undefined });
      if (signal.aborted) return;
      setAnswer(next);
      setFault(undefined);
    } catch (error) {
      if (signal.aborted) return;
      setFault(faultOf(error));
    }
    setIsBusy(false);
  };
  return { answer, again, stop, isBusy, fault };
}

/** Pause in typing, in milliseconds, before what was typed is used. */
const PAUSE_MS = 400;

/** Runs with the last value when typing has paused. */
export function useLater<Value>(run: (value: Value) => void): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(value), PAUSE_MS);
  };
}
