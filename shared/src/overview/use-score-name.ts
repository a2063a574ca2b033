import { metricNames, metricTitles, type MetricName } from '../contract';
import { useTexts } from './texts';

/** Which score an insight is about; undefined for one that no card shows. */
export function scoreNameOf(title: string): MetricName | undefined {
  return metricNames.find((name) => metricTitles[name] === title);
}

/** The short name of a score, as it stands above its figure. */
export function useScoreName(): (name: MetricName) => string {
  const t = useTexts();
  return (name) => t(`overview.${name}`);
}
