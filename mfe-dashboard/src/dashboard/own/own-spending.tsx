import type { MoneySpending } from '@verdant/shared/contract';
import { DoughnutChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { useTexts } from '../../texts';
import { FactList } from '../panels/fact-list';
import { OpenablePanel } from '../panels/openable-panel';
import shared from '../panels/openable-panel.module.css';
import { categoryName, dollars } from './money-words';

type Month = MoneySpending['months'][number];

/** `2026-11` as `November 2026`, or `Nov 2026` where there is little room. */
const monthName = (month: string, language: string, length: 'long' | 'short') =>
  new Intl.DateTimeFormat(language, { month: length, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

function SpendingDetails({ month }: { month: Month }) {
  const t = useTexts();
  const { cents } = useFormat();
  return (
    <>
      <FactList
        facts={[
          { name: t('money.income'), value: cents(month.income_cents) },
          { name: t('money.spent'), value: cents(month.spent_cents) },
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
          </tr>
        </thead>
        <tbody>
          {month.categories.map(({ category, spent_cents }) => (
            <tr key={category}>
              <th scope="row">{t(categoryName[category])}</th>
              <td className={shared.number}>{cents(spent_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What was spent in the newest month with spending, by category; refunds beyond it have no slice. */
export function OwnSpending({ months }: { months: readonly Month[] }) {
  const t = useTexts();
  const { money, cents } = useFormat();
  const { language } = useLanguage();
  const month = months.find(({ categories }) => categories.some(({ spent_cents }) => spent_cents > 0));
  const slices = month?.categories.filter(({ spent_cents }) => spent_cents > 0) ?? [];
  const [top] = slices;
  if (!month || !top) {
    return (
      <OpenablePanel
        isSample={false}
        title={t('spending.title')}
        dialogTitle={t('spending.dialog')}
        details={t('money.none')}
      >
        <p>{t('money.none')}</p>
      </OpenablePanel>
    );
  }
  return (
    <OpenablePanel
      isSample={false}
      title={t('spending.title')}
      dialogTitle={t('spending.dialog')}
      details={<SpendingDetails month={month} />}
    >
      <DoughnutChart
        compact
        title={t('spending.title')}
        caption={t('money.caption', {
          top: t(categoryName[top.category]),
          month: monthName(month.month, language, 'long'),
          amount: cents(top.spent_cents),
          total: cents(month.spent_cents),
        })}
        labelTitle={t('transactions.category')}
        valueTitle={t('spending.amount')}
        labels={slices.map(({ category }) => t(categoryName[category]))}
        values={slices.map(({ spent_cents }) => dollars(spent_cents))}
        formatValue={money}
        centre={{
          value: money(Math.round(dollars(month.spent_cents))),
          label: monthName(month.month, language, 'short'),
        }}
      />
    </OpenablePanel>
  );
}
