import { CreditCard, HeartPulse, Minus, PiggyBank, Sprout, TrendingDown, TrendingUp } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { classNames, SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { changeWords, directionOf } from './change-words';
import styles from './metric-cards.module.css';
import type { MetricCard } from './metrics';

const icons = { health: HeartPulse, emergency: PiggyBank, debt: CreditCard, investment: Sprout };
const trendIcons = { up: TrendingUp, down: TrendingDown, none: Minus };

/** The confidence of a value; empty when the insights have none. */
function Trust({ range, confidence }: Pick<MetricCard, 'range' | 'confidence'>) {
  const t = useTexts();
  const first = confidence === 'low';
  if (!range) return first && <div className={styles.trust}>{t('why.low')}</div>;
  const [low, high] = [Math.round(range[0]), Math.round(range[1])];
  // A capped score has no range.
  if (low === high) return <div className={styles.trust}>{t(first ? 'metric.firstAbout' : 'why.about', { low })}</div>;
  return <div className={styles.trust}>{t(first ? 'metric.firstLikely' : 'metric.likely', { low, high })}</div>;
}

function Metric({ name, value, range, confidence, change, trend, since, sample }: MetricCard) {
  const t = useTexts();
  const format = useFormat();
  const Icon = icons[name];
  const direction = since ? directionOf(since) : trend;
  const TrendIcon = trendIcons[direction];
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <span className={styles.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
        {sample ? <SampleMark /> : !since && <SampleMark label={t('metric.sampleTrend')} />}
      </div>
      <h2 className={styles.title}>{t(`metric.${name}`)}</h2>
      <p className={classNames(styles.figures, since && styles.measured)}>
        <span className={styles.value}>{format.percent(value)}</span>
        <span className={classNames(styles.change, styles[direction])}>
          <TrendIcon size={16} aria-hidden="true" />
          {direction !== 'none' && <span className="visually-hidden">{t(`metric.${direction}`)}</span>}
          {since ? changeWords(since, t, format) : format.change(change, Number.isInteger(change) ? 0 : 1)}
        </span>
      </p>
      <Trust range={range} confidence={confidence} />
    </li>
  );
}

export function MetricCards({ cards }: { cards: readonly MetricCard[] }) {
  const t = useTexts();
  return (
    <section aria-label={t('dashboard.metrics')}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Metric key={card.name} {...card} />
        ))}
      </ul>
    </section>
  );
}
