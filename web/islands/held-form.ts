/** How long a form waits for its scripts before it is submitted without them. */
const PATIENCE_MS = 5_000;

/**
 * Holds a form that was sent until `scripts` have come, and says meanwhile that it is busy. Then
 * calls `send`; when they fail, or take longer than five seconds, `sendWithout`. A form that is held
 * already is left alone.
 */
export function holdForm<T>(
  form: HTMLFormElement,
  scripts: Promise<T>,
  send: (scripts: T) => void,
  sendWithout: () => void,
): void {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const patience = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
  Promise.race([scripts, patience])
    .finally(() => {
      form.ariaBusy = null;
    })
    .then(send, sendWithout);
}
