import { useFormat } from '@verdant/shared/format';
import { Panel } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import type { spendingInsights } from './spending-figures';
import styles from './spending-insight-cards.module.css';

type CardProps = { label: string; value: string; detail: string };

function InsightCard({ label, value, detail }: CardProps) {
  return (
    <li className={styles.card}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.value}>{value}</p>
      <p className={styles.detail}>{detail}</p>
    </li>
  );
}

/** The three conclusions from the rows. */
export function SpendingInsightCards({
  top,
  fastestGrowing,
  saving,
  potentialSavings,
}: ReturnType<typeof spendingInsights>) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Panel title={t('spending.insights.title')}>
      <ul>
        <InsightCard
          label={t('spending.top.label')}
          value={t(top.name)}
          detail={t('spending.top.detail', { percent: format.percent(top.percent) })}
        />
        <InsightCard
          label={t('spending.growth.label')}
          value={t(fastestGrowing.name)}
          detail={t('spending.growth.detail', { percent: format.percent(fastestGrowing.change.percent) })}
        />
        <InsightCard
          label={t('spending.potential.label')}
          value={format.money(potentialSavings)}
          detail={t('spending.potential.detail', {
            count: saving.length,
            categories: saving.map(({ name }) => t(name)).join(', '),
          })}
        />
      </ul>
    </Panel>
  );
}
