/** Decodes percent escapes as UTF-8. Invalid escapes are not changed. */
export function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
