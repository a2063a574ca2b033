import { Mark, metricShapes } from '@verdant/shared/dot-plot';
import { metricNames, metricTitles, type MetricName } from '../contract';
import { Heading } from './figure';
import { useTexts } from './texts';
import type { Score } from './types';

/** The heading of a score: its shape and its name. */
export function ScoreName({ name, className }: Pick<Score, 'name'> & { className?: string | undefined }) {
  const t = useTexts();
  return (
    <Heading className={className}>
      <Mark shape={metricShapes[name]} />
      {t(`overview.${name}`)}
    </Heading>
  );
}

/** Which score an insight is about; undefined for one that no card shows. */
export function scoreNameOf(title: string): MetricName | undefined {
  return metricNames.find((name) => metricTitles[name] === title);
}

/** The short name of a score, as it stands above its figure. */
export function useScoreName(): (name: MetricName) => string {
  const t = useTexts();
  return (name) => t(`overview.${name}`);
}
