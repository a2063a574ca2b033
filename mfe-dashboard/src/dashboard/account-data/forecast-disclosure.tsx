import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { lazyComponent } from '@verdant/shared/lazy';
import styles from './account-facts.module.css';
import { useAccountDataTexts } from './texts';

/** The content, in a chunk that is loaded when the user first opens it. */
const Ahead = lazyComponent(
  async () => (await import(/* webpackChunkName: "ahead" */ './ahead/cash-flow-forecast')).CashFlowForecast,
);

/** Expandable element below the figures of the pay cycle that shows the next 90 days. */
export function ForecastDisclosure(props: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const t = useAccountDataTexts();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.ahead} onToggle={() => setOpened(true)}>
      <summary className={`${styles.aheadSummary} v-summary`}>
        <span className={styles.name}>{t('ahead.title')}</span>
        <span className={`${styles.note} v-muted v-xs`}>{t('ahead.note')}</span>
        <ChevronDown size={18} className={styles.sign} aria-hidden="true" />
      </summary>
      {wasOpened && <Ahead {...props} />}
    </details>
  );
}
