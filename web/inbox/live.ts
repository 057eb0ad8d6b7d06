import { useQueryClient } from "@tanstack/react-query";
import type { LiveView, Writer } from "content/wire/inbox-message.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { useEffect, useSyncExternalStore } from "react";

/**
 * Milliseconds. `reads`: between two readings of the list. `present`: somebody who did nothing for
 * longer is away.
 */
const pauses = { again: 30_000, reads: 5_000, present: 30 * 60_000 } as const;

/**
 * While `active`, what is shown is read again when something has changed, and the title says how
 * many messages wait. For somebody who is away, reading waits until he is back: it would keep his
 * session alive. Without a stream everything is read twice a minute.
 */
export function useLive(active: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!active) return;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: LiveView | null = null;
    let isStale = false;
    let readAt = 0;
    let hereAt = Date.now();

    const read = () => {
      if (!isStale || Date.now() - hereAt > pauses.present) return;
      const wait = readAt + pauses.reads - Date.now();
      clearTimeout(timer);
      if (wait > 0) {
        timer = setTimeout(read, wait);
        return;
      }
      [isStale, readAt] = [false, Date.now()];
      void queries.invalidateQueries();
    };
    const here = () => {
      hereAt = Date.now();
      read();
    };
    const show = (view: LiveView) => {
      document.title = view.waiting > 0 ? `(${view.waiting}) Inbox` : "Inbox";
      if (seen && seen.version !== view.version) isStale = true;
      if (
        seen &&
        view.newest !== null &&
        seen.newest !== view.newest &&
        view.waiting > seen.waiting
      )
        ring();
      seen = view;
      setWriters(view.writers);
      read();
    };
    const listen = () => {
      source = new EventSource(inboxPaths.live);
      source.onmessage = ({ data }) => show(JSON.parse(data));
      source.onerror = () => {
        // The browser connects again by itself unless the service refused: then the session may be
        // over, or there is no stream.
        if (source?.readyState !== EventSource.CLOSED) return;
        isStale = true;
        read();
        timer = setTimeout(listen, pauses.again);
      };
    };
    listen();
    const signs = ["pointerdown", "keydown", "focus"] as const;
    for (const sign of signs) addEventListener(sign, here);
    return () => {
      source?.close();
      clearTimeout(timer);
      setWriters([]);
      for (const sign of signs) removeEventListener(sign, here);
      document.title = "Inbox";
    };
  }, [active, queries]);
}

let writers: readonly Writer[] = [];
const onWriters = new Set<() => void>();

/** Who of the staff is writing a reply now, and to which message. */
export function useWriters(): readonly Writer[] {
  return useSyncExternalStore(
    (listener) => {
      onWriters.add(listener);
      return () => onWriters.delete(listener);
    },
    () => writers,
  );
}

function setWriters(next: readonly Writer[]): void {
  writers = next;
  for (const listener of onWriters) listener();
}

const key = "inbox-sound";
const listeners = new Set<() => void>();
let context: AudioContext | null = null;

/**
 * Whether a new message makes a sound in this browser, and the function that changes it. Off until
 * somebody turns it on.
 */
export function useSound(): readonly [on: boolean, set: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn), setSound];
}

function isOn(): boolean {
  return localStorage.getItem(key) === "on";
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSound(on: boolean): void {
  if (on) localStorage.setItem(key, "on");
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
  ring();
}

/** Two short notes. Browsers allow a sound after the first press on the page. */
function ring(): void {
  if (!isOn()) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, now + at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + 0.25);
    note.connect(volume).connect(context.destination);
    note.start(now + at);
    note.stop(now + at + 0.25);
  }
}
