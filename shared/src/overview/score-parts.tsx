import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { ShapeMark, metricShapes } from '@verdant/shared/dot-plot';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { metricNames, metricTitles, type MetricInsight, type MetricName } from '../contract';
import styles from './score-parts.module.css';
import { useTexts } from './texts';

/** Returns the class that sets `--hue` (for graphics) and `--hue-text` (for text) to the colours of a score. */
export const metricHueClassOf = (name: MetricName): string | undefined => styles[name];

/** True inside an example dashboard on another page, so that its titles are not headings of that page. */
export const PictureContext = createContext(false);

/** A title of a dashboard section: a heading, or plain text inside an example dashboard. */
export function SectionTitle({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPicture = useContext(PictureContext);
  return isPicture ? <p className={className}>{children}</p> : <h2 className={className}>{children}</h2>;
}

export function ScoreName({ name, className }: Pick<Score, 'name'> & { className?: string | undefined }) {
  const t = useTexts();
  return (
    <SectionTitle className={className}>
      <ShapeMark shape={metricShapes[name]} />
      <span>{t(`overview.${name}`)}</span>
    </SectionTitle>
  );
}

/** A percentage in large type. The percent sign is smaller, on the side that the language uses. */
export function LargePercent({ value }: { value: number }) {
  const text = useFormat().percent(value);
  const digits = String(Math.round(value));
  const [before = '', after = ''] = text.split(digits);
  return (
    <>
      {before && <span className={`v-muted v-track-2 ${styles.sign}`}>{before}</span>}
      <span>{digits}</span>
      {after && <span className={`v-muted v-track-2 ${styles.sign}`}>{after}</span>}
    </>
  );
}

const paths = {
  up: 'M6 11V1.5M2 5.5l4-4 4 4',
  down: 'M6 1v9.5M2 6.5l4 4 4-4',
  none: 'M1.5 6h9',
};

/** Shows a score's change: an arrow, a text alternative for screen readers, and the words. */
export function ScoreChange({ trend: { direction, words }, className }: { trend: Trend; className?: string }) {
  const t = useTexts();
  return (
    <span className={classNames(className, direction === 'none' && 'v-muted')}>
      <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
        <path d={paths[direction]} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      {direction !== 'none' && <span className="visually-hidden">{t(`overview.${direction}`)}</span>}{' '}
      <span>{words}</span>
    </span>
  );
}

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
