import type { MoneySpending } from '@verdant/shared/contract';
import { DoughnutChart, wholeShares } from '@verdant/shared/charts';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { useLanguage } from '@verdant/shared/services';
import { FactList } from '../../section/section';
import { useTexts } from '../../texts';
import { CategoryTable } from '../panels/category-table';
import { OpenablePanel } from '../panels/openable-panel';
import { useAccountDataTexts } from './texts';
import panels from '../panels/panels.module.css';

type Month = MoneySpending['months'][number];

const dollars = (amount: number) => amount / 100;

function SpendingDetails({ month }: { month: Month }) {
  const account = useAccountDataTexts();
  const categoryName = useCategoryName();
  const { cents } = useFormat();
  const shares = wholeShares(month.categories.map(({ spent_cents }) => Math.max(0, spent_cents)));
  return (
    <>
      <FactList
        facts={[
          { name: account('money.income'), value: cents(month.income_cents) },
          { name: account('money.spent'), value: cents(month.spent_cents) },
        ]}
      />
      <CategoryTable
        rows={month.categories.map(({ category, spent_cents }, index) => ({
          name: categoryName(category),
          amount: cents(spent_cents),
          share: shares[index] ?? 0,
        }))}
      />
    </>
  );
}

/** Spending by category in the newest month with spending. A category with more refunds than spending has no slice. */
export function SpendingPanel({ months }: { months: readonly Month[] }) {
  const t = useTexts();
  const account = useAccountDataTexts();
  const categoryName = useCategoryName();
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
        details={account('money.none')}
      >
        <p>{account('money.none')}</p>
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
      <div className={panels.narrow}>
        <DoughnutChart
          compact
          title={t('spending.title')}
          caption={account('money.caption', {
            top: categoryName(top.category),
            month: formatMonth(month.month, language, 'long'),
            amount: cents(top.spent_cents),
            total: cents(month.spent_cents),
          })}
          labelTitle={t('transactions.category')}
          valueTitle={t('transactions.amount')}
          labels={slices.map(({ category }) => categoryName(category))}
          values={slices.map(({ spent_cents }) => dollars(spent_cents))}
          formatValue={money}
          centre={{
            value: money(Math.round(dollars(month.spent_cents))),
            label: formatMonth(month.month, language, 'short'),
          }}
        />
      </div>
    </OpenablePanel>
  );
}
