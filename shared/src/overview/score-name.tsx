import { Mark, metricShapes } from '@verdant/shared/dot-plot';
import { useTexts } from './texts';
import type { Score } from './types';

/** The heading of a score: its shape and its name. */
export function ScoreName({ name, className }: Pick<Score, 'name'> & { className?: string | undefined }) {
  const t = useTexts();
  return (
    <h2 className={className}>
      <Mark shape={metricShapes[name]} />
      {t(`overview.${name}`)}
    </h2>
  );
}
