import { useFormat } from '@verdant/shared/format';
import { Badge, Panel, ProgressBar } from '@verdant/shared/ui';
import { FigureList } from '../components/figure-list/figure-list';
import { TrendMark } from '../components/trend-mark/trend-mark';
import { useTexts } from '../texts';
import { budgetLevel, levelTones } from './budget-figures';
import type { BudgetCategory } from './budget-figures';
import styles from './budget-list.module.css';

function BudgetRow({ name, budget, spent, remaining, percent, change }: BudgetCategory) {
  const t = useTexts();
  const format = useFormat();
  const level = budgetLevel(percent);
  const tone = levelTones[level];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t(name)}</h3>
        <Badge tone={tone}>{t(`budget.level.${level}`)}</Badge>
        <p className={styles.percent}>{t('budget.list.used', { percent: format.percent(percent) })}</p>
      </div>
      <ProgressBar label={t('budget.list.bar', { name: t(name) })} value={percent} tone={tone} />
      <FigureList
        figures={[
          { id: 'budget', label: t('budget.list.budget'), value: format.money(budget) },
          { id: 'spent', label: t('budget.list.spent'), value: format.money(spent) },
          { id: 'remaining', label: t('budget.list.remaining'), value: format.money(remaining) },
          { id: 'trend', label: t('budget.list.trend'), value: <TrendMark change={change} /> },
        ]}
      />
    </li>
  );
}

/** One card per category; its bar is red above 90%, yellow above 75%, else green, and a badge shows the same (spec 9). */
export function BudgetList({ categories }: { categories: readonly BudgetCategory[] }) {
  const t = useTexts();
  return (
    <Panel title={t('budget.list.title')}>
      <ul className={styles.rows}>
        {categories.map((category) => (
          <BudgetRow key={category.id} {...category} />
        ))}
      </ul>
    </Panel>
  );
}
