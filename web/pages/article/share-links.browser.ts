/** Long enough to read the answer, short enough for a second copy to be answered too. */
const ANSWER_MS = 4_000;

/**
 * Copies the article's address. The button appears only where browsers allow it:
 * navigator.clipboard needs a secure context.
 */
export function shareLinks(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-copy-address]");
  const answer = button?.nextElementSibling;
  if (!button || !answer || !("clipboard" in navigator)) return;
  const { copyAddress = "", copied = "", failed = "" } = button.dataset;
  let timer: number | undefined;
  button.hidden = false;
  button.addEventListener("click", async () => {
    answer.textContent = await navigator.clipboard.writeText(copyAddress).then(
      () => copied,
      () => failed,
    );
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      answer.textContent = "";
    }, ANSWER_MS);
  });
}
