/** The product's mark: a leaf that is also a rising line. Decorative beside the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M8 21.5c0-7.5 5-12.5 16-13-.3 9.5-4.6 15-11.5 15-1.3 0-2.4-.2-3.3-.6M8 25c1.8-5.3 5-8.8 9.5-11"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
