import { ArrowRight } from 'lucide-react';
import type { Preview } from '@verdant/shared/contract';
import { metricShapes, ShapeLabel } from '@verdant/shared/dot-plot';
import { useFormat } from '@verdant/shared/format';
import { useTexts } from '../texts';
import type { Effect } from './answers-state';
import { effectOf } from './effect-of';
import type { MetricEffect } from './effect-of';
import styles from './effect-panel.module.css';

function MetricRow({ name, from, to, points, range }: MetricEffect) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={styles.metric}>
      <span className={styles.name}>
        <ShapeLabel shape={metricShapes[name]}>{t(`metric.${name}`)}</ShapeLabel>
      </span>
      <span className={styles.figures}>
        {from}
        <ArrowRight size={16} aria-hidden="true" />
        <span className="visually-hidden">{t('preview.to')}</span>
        <strong>{to}</strong>
      </span>
      <span className={styles.quiet}>
        {t(Math.abs(points) === 1 ? 'preview.point' : 'preview.points', { points: format.signed(points) })}
        {range && `, ${t('preview.range', { low: range[0], high: range[1] })}`}
      </span>
    </li>
  );
}

function Known({ preview }: { preview: Preview }) {
  const t = useTexts();
  const { turns, metrics, first } = effectOf(preview);
  const isSame = turns === null && metrics.length === 0;
  return (
    <>
      {turns && <p>{t(`preview.${turns}`)}</p>}
      {isSame && <p>{t('preview.same')}</p>}
      {metrics.length > 0 && (
        <ul className={styles.metrics}>
          {metrics.map((metric) => (
            <MetricRow key={metric.name} {...metric} />
          ))}
        </ul>
      )}
      {first && (
        <p>
          <span className={styles.quiet}>{t('preview.first')}</span> {first}
        </p>
      )}
    </>
  );
}

function words(effect: Exclude<Effect, { status: 'known' }>) {
  switch (effect.status) {
    case 'same':
      return 'preview.choose';
    case 'waiting':
      return 'preview.waiting';
    case 'failed':
      return 'preview.failed';
  }
}

/** What the open answer would change. Announced when it is known; it keeps its height while it is worked out. */
export function EffectPanel({ effect }: { effect: Effect }) {
  const t = useTexts();
  return (
    <div className={styles.effect}>
      <h4 className={styles.title}>{t('preview.title')}</h4>
      <div className={styles.body} role="status">
        {effect.status === 'known' ? (
          <Known preview={effect.preview} />
        ) : (
          <p className={styles.quiet}>{t(words(effect))}</p>
        )}
      </div>
    </div>
  );
}
