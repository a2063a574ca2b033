import { useState } from 'react';
import { DoughnutChart, LineChart } from '@verdant/shared/charts';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { useLanguage } from '@verdant/shared/services';
import { Page, Panel, SelectField } from '@verdant/shared/ui';
import { ChartRow, LeadFigures } from '../../components/figures';
import { highestOf, lowestOf } from '../../figures/figures';
import { useTexts } from '../../texts';
import { CategoryBreakdown } from '../category-breakdown';
import { previousCompleteMonth, centsToDollars, ownCategories, type OwnMonth } from './own-months';
import { useOwnTexts } from './texts';

const spentIn = ({ spent_cents }: OwnMonth) => spent_cents;

/** Chart of the spending by month. Its caption compares only complete months and names incomplete months. */
function MonthlyChart({ months }: { months: readonly OwnMonth[] }) {
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
      series={[{ label: own('own.monthly.series'), values: shown.map((month) => centsToDollars(spentIn(month))) }]}
      yAxis={{ min: 0 }}
      formatValue={(dollars) => money(Math.round(dollars))}
      height="22rem"
    />
  );
}

type OwnMonthsProps = {
  /** Months in descending order; at least one month. */
  months: readonly OwnMonth[];
  source: 'banks' | 'files' | 'both';
};

export function OwnMonths({ months, source }: OwnMonthsProps) {
  const t = useTexts();
  const own = useOwnTexts();
  const { cents } = useFormat();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const month = months.find((found) => found.month === chosen) ?? months[0];
  if (!month) return null;

  /** Missing part of an incomplete month: its beginning or its end. */
  const gap = month === months.at(-1) && months.length > 1 ? 'own.partly' : 'own.soFar';
  const left = month.income_cents - month.spent_cents;
  const { one_off_cents: once } = month;
  return (
    <Page
      title={t('spending.title')}
      subtitle={own(`own.subtitle.${source}`)}
      actions={
        <SelectField
          label={own('own.month')}
          value={month.month}
          options={months.map(({ month: value }) => ({ value, label: formatMonth(value, language) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      }
    >
      <MoneyTabs />
      <ChartRow second="wide">
        <LeadFigures
          stats={[
            {
              id: 'spent',
              label: own('own.spent', { month: formatMonth(month.month, language) }),
              value: cents(month.spent_cents),
              ...(!month.is_complete && { detail: own(gap) }),
            },
            {
              id: 'income',
              label: own('own.income'),
              value: cents(month.income_cents),
              ...(once !== undefined && { detail: own('own.once', { amount: cents(once) }) }),
            },
            { id: 'left', label: own(left < 0 ? 'own.short' : 'own.left'), value: cents(Math.abs(left)) },
          ]}
        />
        <Panel title={own('own.monthly.title')}>
          <MonthlyChart months={months} />
        </Panel>
      </ChartRow>
      <MonthCategories month={month} months={months} />
    </Page>
  );
}

type MonthCategoriesProps = { month: OwnMonth; months: readonly OwnMonth[] };

/** Chart and rows of a month's categories. A category with a net refund has a row, but no slice in the chart. */
function MonthCategories({ month, months }: MonthCategoriesProps) {
  const t = useTexts();
  const own = useOwnTexts();
  const categoryName = useCategoryName();
  const { cents, money } = useFormat();
  const { language } = useLanguage();
  /** Rounds to whole dollars, because the legend is too narrow for cents. */
  const whole = (dollars: number) => money(Math.round(dollars));
  const before = previousCompleteMonth(months, month);
  const categories = ownCategories(month, before);
  const slices = categories.filter(({ spentCents }) => spentCents > 0);
  const [top] = slices;
  const name = formatMonth(month.month, language);
  const comparison = before
    ? own('own.breakdown.against', { month: formatMonth(before.month, language) })
    : own(month.is_complete ? 'own.breakdown.none' : 'own.breakdown.incomplete', { month: name });
  if (!top) {
    return (
      <Panel title={own('own.share.title')}>
        <p>{own('own.nothing', { month: name })}</p>
      </Panel>
    );
  }
  return (
    <ChartRow>
      <CategoryBreakdown
        note={comparison}
        rows={categories.map(({ category, spentCents, percent, change }) => ({
          id: category,
          name: categoryName(category),
          amount: cents(spentCents),
          percent,
          change,
          to: `/money/transactions?month=${month.month}&category=${category}`,
        }))}
        total={cents(month.spent_cents)}
      />
      <Panel title={own('own.share.title')}>
        <DoughnutChart
          title={own('own.share.title')}
          caption={own('own.share.caption', {
            category: categoryName(top.category),
            amount: cents(top.spentCents),
            total: cents(month.spent_cents),
            month: name,
          })}
          labelTitle={t('common.category')}
          valueTitle={t('common.amount')}
          labels={slices.map(({ category }) => categoryName(category))}
          values={slices.map(({ spentCents }) => centsToDollars(spentCents))}
          centre={{
            value: whole(centsToDollars(month.spent_cents)),
            label: formatMonth(month.month, language, 'short'),
          }}
          formatValue={whole}
        />
      </Panel>
    </ChartRow>
  );
}
