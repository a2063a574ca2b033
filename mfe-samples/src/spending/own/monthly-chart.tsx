import { LineChart } from '@verdant/shared/charts';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { highestOf, lowestOf } from '../../figures/figures';
import { useTexts } from '../../texts';
import { dollarsOf, type OwnMonth } from './own-months';
import { useOwnTexts } from './texts';

const spentIn = ({ spent_cents }: OwnMonth) => spent_cents;

/** Spending by month, oldest first. Its sentence compares complete months only, and names those that are not. */
export function MonthlyChart({ months }: { months: readonly OwnMonth[] }) {
  const t = useTexts();
  const own = useOwnTexts();
  const { cents, money } = useFormat();
  const { language } = useLanguage();
  const name = ({ month }: OwnMonth) => formatMonth(month, language);
  const complete = months.filter(({ is_complete }) => is_complete);
  const [newest] = months;
  if (!newest) return null;
  const [lowest, highest] = complete.length > 1 ? [lowestOf(complete, spentIn), highestOf(complete, spentIn)] : [];
  const range =
    lowest && highest
      ? own('own.monthly.caption', {
          lowest: cents(lowest.spent_cents),
          lowestMonth: name(lowest),
          highest: cents(highest.spent_cents),
          highestMonth: name(highest),
        })
      : own('own.monthly.one', { amount: cents(newest.spent_cents), month: name(newest) });
  const gaps = months
    .filter(({ is_complete }) => !is_complete)
    .map((month) => own('own.monthly.incomplete', { month: name(month) }));
  const shown = months.toReversed();
  return (
    <LineChart
      title={own('own.monthly.title')}
      caption={[range, ...gaps].join(' ')}
      labelTitle={t('common.month')}
      labels={shown.map(({ month }) => formatMonth(month, language, 'short'))}
      series={[{ label: own('own.monthly.series'), values: shown.map((month) => dollarsOf(spentIn(month))) }]}
      yAxis={{ min: 0 }}
      formatValue={(dollars) => money(Math.round(dollars))}
      height="22rem"
    />
  );
}
