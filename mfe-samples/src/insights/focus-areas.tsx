import type { MetricName } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { classNames, Panel, ProgressBar } from '@verdant/shared/ui';
import { monthlyBudgets } from '../budget/budget-data';
import { budgetCategories } from '../budget/budget-figures';
import { PillarName } from '../components/marks';
import { savingsGoals } from '../savings/savings-data';
import { goalFigures } from '../savings/savings-figures';
import { spendingCategories } from '../spending/spending-data';
import { useTexts, type TextKey } from '../texts';
import styles from './insights.module.css';

type AreaOfFocus = {
  id: string;
  name: TextKey;
  detail: TextKey;
  percent: number;
  /** Pillar of the area; `over` if spending in the area exceeds its budget. */
  kind: MetricName | 'over';
};

const saved = (id: string) => goalFigures(savingsGoals).find((goal) => goal.id === id)?.percent ?? 0;
const used = (id: string) =>
  budgetCategories(spendingCategories, monthlyBudgets).find((row) => row.id === id)?.percent ?? 0;

/** Areas of focus; the figures come from the sample data of the savings and budget pages. */
export const areasOfFocus: readonly AreaOfFocus[] = [
  {
    id: 'food',
    name: 'insights.focus.food',
    detail: 'insights.focus.food.detail',
    percent: used('food'),
    kind: 'over',
  },
  {
    id: 'emergency',
    name: 'insights.focus.emergency',
    detail: 'insights.focus.emergency.detail',
    percent: saved('emergency'),
    kind: 'emergency',
  },
  {
    id: 'house',
    name: 'insights.focus.house',
    detail: 'insights.focus.house.detail',
    percent: saved('house'),
    kind: 'emergency',
  },
];

export function FocusAreas() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Panel title={t('insights.focus.title')}>
      <ul className={styles.areas}>
        {areasOfFocus.map(({ id, name, detail, percent, kind }) => (
          <li
            key={id}
            className={classNames(
              styles.area,
              'v-sides v-folding v-gap-2 v-column-3 v-baseline',
              kind === 'emergency' && styles.emergency,
            )}
          >
            <h3 className={`${styles.name} v-md v-strong`}>
              {kind === 'over' ? t(name) : <PillarName pillar={kind}>{t(name)}</PillarName>}
            </h3>
            <span className={`${styles.percent} v-xl v-display v-figures v-tight`}>{format.percent(percent)}</span>
            <ProgressBar label={t(name)} value={percent} tone={kind === 'over' ? 'bad' : 'accent'} />
            <p className={`${styles.detail} v-muted v-sm`}>{t(detail, { percent: format.percent(percent) })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
