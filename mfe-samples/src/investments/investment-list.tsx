import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { classNames, Panel } from '@verdant/shared/ui';
import { FigureList } from '../components/figure-list/figure-list';
import { LevelBadge } from '../components/level-badge/level-badge';
import { useTexts } from '../texts';
import styles from './investment-list.module.css';
import type { InvestmentFigures } from './investments-figures';

/** A gain in green or a loss in red; the sign has the same meaning. */
function ReturnMark({ percent }: { percent: number }) {
  const format = useFormat();
  const loss = percent < 0;
  const Arrow = loss ? ArrowDownRight : ArrowUpRight;
  return (
    <span className={classNames(styles.return, loss ? styles.loss : styles.gain)}>
      {format.change(percent, 1)}
      <Arrow size={16} aria-hidden="true" />
    </span>
  );
}

function InvestmentRow({ name, type, category, risk, value, allocation, returnPercent }: InvestmentFigures) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t(name)}</h3>
        <p className={styles.type}>
          {t('investments.list.kind', {
            type: t(`investments.type.${type}`),
            category: t(`investments.category.${category}`),
          })}
        </p>
        <LevelBadge of="risk" level={risk} />
      </div>
      <FigureList
        figures={[
          { id: 'value', label: t('investments.list.value'), value: format.money(value) },
          { id: 'allocation', label: t('investments.list.allocation'), value: format.percent(allocation) },
          { id: 'return', label: t('investments.list.return'), value: <ReturnMark percent={returnPercent} /> },
        ]}
      />
    </li>
  );
}

export function InvestmentList({ investments }: { investments: readonly InvestmentFigures[] }) {
  const t = useTexts();
  return (
    <Panel title={t('investments.list.title')}>
      <ul>
        {investments.map((investment) => (
          <InvestmentRow key={investment.id} {...investment} />
        ))}
      </ul>
    </Panel>
  );
}
