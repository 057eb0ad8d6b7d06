/** The mark: a redaction bar, lifted. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1" y="13.5" width="22" height="13.5" fill="var(--mark)" stroke="var(--ink)" strokeWidth="1.6" />
      <rect x="5" y="1" width="22" height="9" fill="var(--ink)" />
    </svg>
  );
}
