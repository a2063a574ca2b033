/** The product's mark: a leaf that is also a rising line. Decorative beside the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M8 21.5c0-7.5 5-12.5 16-13-.3 9.500-4.600 15-11.500 15-1.300 0-2.400-.2-3.300-.6M8 25c1.800-5.300 5-8.800 9.500-11"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
