import { useCall } from '@verdant/shared/calls';
import { moneyCalls } from '@verdant/shared/contract';
import { BarChart } from '@verdant/shared/charts';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import type { MoneySpending } from '@verdant/shared/contract';
import { Section } from '../section/section';
import { useOverTimeTexts } from './texts';

type SavingOfMonth = {
  month: string;
  /** Unspent part of the income in percent, not rounded; negative if spending exceeded income. */
  percent: number;
};

export const savingsRateByMonth = ({ months }: MoneySpending): SavingOfMonth[] =>
  months
    .filter(({ is_complete, income_cents }) => is_complete && income_cents > 0)
    .map(({ month, income_cents, spent_cents }) => ({
      month,
      percent: ((income_cents - spent_cents) / income_cents) * 100,
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));

const MONTHS = 12;

/** The share of income that was not spent, by month. Renders nothing with fewer than two complete months. */
export function SavingOverTime({ version }: { version: string }) {
  const t = useOverTimeTexts();
  const { percent } = useFormat();
  const { language } = useLanguage();
  const queryKey = ['account-data', 'spending', MONTHS, version];
  const { data } = useCall(moneyCalls.spending, { query: { months: MONTHS } }, queryKey);
  const months = data ? savingsRateByMonth(data) : [];
  const sorted = months.toSorted((a, b) => a.percent - b.percent);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest || lowest === highest) return null;
  return (
    <Section small title={t('saving.title')}>
      <BarChart
        title={t('saving.title')}
        caption={t('saving.caption', {
          lowest: percent(lowest.percent),
          lowestMonth: formatMonth(lowest.month, language),
          highest: percent(highest.percent),
          highestMonth: formatMonth(highest.month, language),
        })}
        labelTitle={t('saving.month')}
        labels={months.map(({ month }) => formatMonth(month, language, 'short'))}
        series={[{ label: t('saving.series'), values: months.map((month) => Math.round(month.percent)) }]}
        formatValue={percent}
        height="18rem"
      />
    </Section>
  );
}
