import type { ReactNode } from 'react';
import { metricNames, metricTitles, type MetricInsight, type MetricName } from '../contract';
import { useTexts } from './texts';

export type PillarName = Exclude<MetricName, 'overall'>;

/** Direction and description of a score's change. The direction is `none` if the change is possibly noise. */
export type Trend = { direction: 'up' | 'down' | 'none'; words: string };

/** A score as it is shown. `value` is a percent from 0 to 100, unrounded. */
export type Score<Name extends MetricName = MetricName> = {
  name: Name;
  trend?: Trend;
  /** Label next to the name that marks special figures, such as sample figures. */
  mark?: ReactNode;
  /** Score that would result if a figure of the user's accounts replaced an answer. */
  would?: Pick<MetricInsight, 'value' | 'range' | 'dots'> | undefined;
} & Pick<MetricInsight, 'value' | 'range' | 'dots' | 'confidence' | 'basis'>;

/** Returns the metric name of an insight's title; undefined for an unknown title. */
export function scoreNameOf(title: string): MetricName | undefined {
  return metricNames.find((name) => metricTitles[name] === title);
}

/** Returns a function for the short name of a score, which is shown above its figure. */
export function useScoreName(): (name: MetricName) => string {
  const t = useTexts();
  return (name) => t(`overview.${name}`);
}

type RangeWords = { range: string; confidence: string };

/** Returns the likely range of a score, and the confidence in it, in words. */
export function useRangeWords({ range, confidence, basis }: Pick<Score, 'range' | 'confidence' | 'basis'>): RangeWords {
  const t = useTexts();
  const rangeWords = () => {
    if (!range) return '';
    const [low, high] = [Math.round(range[0]), Math.round(range[1])];
    // The range of a capped score can be a single value.
    return low === high ? t('overview.about', { low }) : t('overview.likely', { low, high });
  };
  const confidenceWords = () => {
    if (!confidence) return '';
    const sure = t(`overview.${confidence}`);
    if (!basis || basis.answered === 0) return sure;
    return t(basis.answered === 1 ? 'overview.fromOne' : 'overview.from', { sure, count: basis.answered });
  };
  return { range: rangeWords(), confidence: confidenceWords() };
}
