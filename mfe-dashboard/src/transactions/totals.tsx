import { useState } from 'react';
import type { MoneyTransactions } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';

/** The number and sums of all transactions that match the filters. Screen readers announce changes after the first load. */
export function Totals({ totals }: Pick<MoneyTransactions, 'totals'>) {
  const t = useTransactionsTexts();
  const { cents, number } = useFormat();
  const [first, setFirst] = useState(totals);
  if (!first && totals) setFirst(totals);
  const [isChanged, setChanged] = useState(false);
  if (first && totals && totals !== first && !isChanged) setChanged(true);
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${cents(amount)}`;
  const values = totals && {
    out: signed(0 - totals.spent_cents),
    in: signed(totals.income_cents),
    count: number(totals.count),
  };
  const figures = [
    { name: t('all.out'), value: values?.out },
    { name: t('all.in'), value: values?.in, isIn: true },
    { name: t('all.count'), value: values?.count },
  ];
  return (
    <div className={`${styles.totals} v-cluster v-gap-3 v-column-6 v-between v-bottom`}>
      <dl className="v-cluster v-gap-3 v-column-12">
        {figures.map(({ name, value, isIn }) => (
          <div key={name}>
            <dt className="v-muted v-xs">{name}</dt>
            <dd className={classNames('v-xl v-figures v-track-2 v-leading-12', isIn && 'v-good')}>
              {value ?? '\u00a0'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="v-muted v-xs">{t('all.transfers')}</p>
      <p role="status" className="visually-hidden">
        {isChanged && values ? t('all.changed', values) : ''}
      </p>
    </div>
  );
}
