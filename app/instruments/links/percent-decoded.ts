/** Percent escapes as the UTF-8 they stand for. What is no escape, or no UTF-8, stays as it is. */
export function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
