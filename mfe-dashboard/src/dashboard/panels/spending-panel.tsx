import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { DoughnutChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { changeOf, spending, spendingTotal, trendOf } from '../samples/spending';
import { FactList } from './fact-list';
import { OpenablePanel } from './openable-panel';
import shared from './openable-panel.module.css';
import styles from './spending-panel.module.css';

const trends = {
  up: { Icon: ArrowUp, look: styles.up, text: 'spending.up' },
  down: { Icon: ArrowDown, look: styles.down, text: 'spending.down' },
  stable: { Icon: Minus, look: styles.stable, text: 'spending.stable' },
} as const;

/** In percent of all spending, not rounded. */
const shareOf = (amount: number) => (amount / spendingTotal) * 100;
const [largest] = spending;
const [fastest] = spending.toSorted((a, b) => changeOf(b) - changeOf(a));

function SpendingDetails() {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <FactList
        facts={[
          { name: t('spending.total'), value: format.money(spendingTotal) },
          {
            name: t('spending.largest'),
            value: largest
              ? t('spending.largestValue', { name: t(largest.name), share: format.percent(shareOf(largest.amount)) })
              : '-',
          },
          {
            name: t('spending.growing'),
            value: fastest
              ? t('spending.growingValue', { name: t(fastest.name), percent: format.percent(changeOf(fastest)) })
              : '-',
          },
        ]}
      />
      <table className={shared.table}>
        <caption className="visually-hidden">{t('spending.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('transactions.category')}</th>
            <th scope="col" className={shared.number}>
              {t('spending.amount')}
            </th>
            <th scope="col" className={classNames(shared.number, shared.wideOnly)}>
              {t('spending.share')}
            </th>
            <th scope="col" className={shared.after}>
              {t('spending.trend')}
            </th>
          </tr>
        </thead>
        <tbody>
          {spending.map((category) => {
            const { name, amount } = category;
            const { Icon, look, text } = trends[trendOf(category)];
            return (
              <tr key={name}>
                <th scope="row">{t(name)}</th>
                <td className={shared.number}>
                  {format.money(amount)}
                  <span className={shared.small}>{format.percent(shareOf(amount))}</span>
                </td>
                <td className={classNames(shared.number, shared.wideOnly)}>{format.percent(shareOf(amount))}</td>
                <td className={shared.after}>
                  <span className={classNames(styles.trend, look)}>
                    <Icon size={16} aria-hidden="true" />
                    {t(text, { percent: format.percent(Math.abs(changeOf(category))) })}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

export function SpendingPanel() {
  const t = useTexts();
  const format = useFormat();
  const caption = {
    top: largest ? t(largest.name) : '-',
    share: format.percent(shareOf(largest?.amount ?? 0)),
    total: format.money(spendingTotal),
  };
  return (
    <OpenablePanel title={t('spending.title')} dialogTitle={t('spending.dialog')} details={<SpendingDetails />}>
      <DoughnutChart
        compact
        title={t('spending.title')}
        caption={t('spending.caption', caption)}
        labelTitle={t('transactions.category')}
        valueTitle={t('spending.amount')}
        labels={spending.map(({ name }) => t(name))}
        values={spending.map(({ amount }) => amount)}
        formatValue={format.money}
        centre={{ value: format.money(spendingTotal), label: t('spending.perMonth') }}
      />
    </OpenablePanel>
  );
}
