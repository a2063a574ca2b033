import type { ReactNode } from 'react';
import type { MetricInsight, MetricName } from '../contract';

/** The scores that the overall one stands on. */
export type PillarName = Exclude<MetricName, 'overall'>;

/** Direction of a score's change, with its words. `none` while the change may be noise. */
export type Trend = { direction: 'up' | 'down' | 'none'; words: string };

/** A score as it is shown. `value` is a percent from 0 to 100, unrounded. */
export type Score<Name extends MetricName = MetricName> = {
  name: Name;
  trend?: Trend;
  /** Next to the name: what kind of figures these are, for example a sample. */
  mark?: ReactNode;
  /** Score with a figure of the user's accounts in place of an answer. */
  would?: Pick<MetricInsight, 'value' | 'range' | 'dots'> | undefined;
} & Pick<MetricInsight, 'value' | 'range' | 'dots' | 'confidence' | 'basis'>;
