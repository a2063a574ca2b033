import { Mark, metricShapes } from '@verdant/shared/dot-plot';
import { Heading } from './heading';
import { useTexts } from './texts';
import type { Score } from './types';

/** The heading of a score: its shape and its name. */
export function ScoreName({ name, className }: Pick<Score, 'name'> & { className?: string | undefined }) {
  const t = useTexts();
  return (
    <Heading className={className}>
      <Mark shape={metricShapes[name]} />
      <span>{t(`overview.${name}`)}</span>
    </Heading>
  );
}
