/**
 * Opens the answer that the address links to: not every browser opens a closed `details` on load,
 * and none does so within the page.
 */
export function decisionPoints(): void {
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    const answer = target?.closest("details");
    if (!answer || answer.open) return;
    answer.open = true;
    target?.scrollIntoView();
  };
  addEventListener("hashchange", follow);
  follow();
}
