import { metricNames, metricTitles, type MetricName } from '../contract';
import { useTexts } from './texts';

/** Returns the metric name of an insight's title; undefined for an unknown title. */
export function scoreNameOf(title: string): MetricName | undefined {
  return metricNames.find((name) => metricTitles[name] === title);
}

/** Returns a function for the short name of a score, which is shown above its figure. */
export function useScoreName(): (name: MetricName) => string {
  const t = useTexts();
  return (name) => t(`overview.${name}`);
}
