import { useTexts } from './texts';
import type { Trend } from './types';

const paths = {
  up: 'M6 11V1.5M2 5.5l4-4 4 4',
  down: 'M6 1v9.5M2 6.5l4 4 4-4',
  none: 'M1.5 6h9',
};

/** Shows a score's change: an arrow, a text alternative for screen readers, and the words. */
export function Change({ trend: { direction, words }, className }: { trend: Trend; className?: string }) {
  const t = useTexts();
  return (
    <span className={className}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={paths[direction]} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      {direction !== 'none' && <span className="visually-hidden">{t(`overview.${direction}`)}</span>}{' '}
      <span>{words}</span>
    </span>
  );
}
