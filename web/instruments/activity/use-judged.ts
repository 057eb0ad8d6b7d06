import { useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "web/instruments/frame/fault.ts";
import { askJudged } from "./ask-log.ts";
import type { Judged } from "./judge.ts";
import { readSettings, type SettingErrors } from "./read-settings.ts";

/** How long typing pauses before the tests are made again. */
const PAUSE_MS = 400;

/** The result, and `change` for the form. The last result stays until the worker has a new one, or while a cell cannot be read. */
export function useJudged(first: Judged) {
  const [judged, setJudged] = useState(first);
  const [errors, setErrors] = useState<SettingErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (form: HTMLFormElement) => {
    const { settings, errors: found } = readSettings(new FormData(form));
    setErrors(found);
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    if (!settings) return;
    timer.current = setTimeout(async () => {
      setIsBusy(true);
      try {
        const next = await askJudged({ kind: "judge", settings });
        if (mine === turn.current) setJudged(next);
        setFault(undefined);
      } catch (error) {
        setFault(faultOf(error));
      }
      setIsBusy(false);
    }, PAUSE_MS);
  };
  return { judged, errors, isBusy, fault, change };
}
