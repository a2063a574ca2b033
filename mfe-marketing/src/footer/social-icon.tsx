import type { networks } from './links';

/** Our own simple signs, as strokes of a 24 unit square. */
const strokes: Record<(typeof networks)[number], string> = {
  Facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 11.5h7',
  X: 'M5 5l14 14M19 5L5 19',
  LinkedIn: 'M6 10v9M6 5.5v.01M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6M16.6 7.4v.01',
};

export function SocialIcon({ network }: { network: (typeof networks)[number] }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={strokes[network]} />
    </svg>
  );
}
