import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { ShapeMark, metricShapes } from '@verdant/shared/dot-plot';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import type { MetricName } from '../contract';
import styles from './score-parts.module.css';
import type { Score, Trend } from './score-words';
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
