import type { ReactNode } from 'react';
import type { MetricInsight, MetricName } from '../contract';

/** Names of the scores that make up the overall score. */
export type PillarName = Exclude<MetricName, 'overall'>;

/** Direction and description of a score's change. The direction is `none` if the change is possibly noise. */
export type Trend = { direction: 'up' | 'down' | 'none'; words: string };

/** A score as it is shown. `value` is a percent from 0 to 100, unrounded. */
export type Score<Name extends MetricName = MetricName> = {
  name: Name;
  trend?: Trend;
  /** Label next to the name that marks special figures, such as sample figures. */
  mark?: ReactNode;
  /** Score if a figure of the user's accounts replaced an answer. */
  would?: Pick<MetricInsight, 'value' | 'range' | 'dots'> | undefined;
} & Pick<MetricInsight, 'value' | 'range' | 'dots' | 'confidence' | 'basis'>;
