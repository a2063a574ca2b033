import { DoughnutChart } from '@verdant/shared/charts';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { useLanguage } from '@verdant/shared/services';
import { Panel } from '@verdant/shared/ui';
import { ChartRow } from '../../components/chart-row/chart-row';
import { useTexts } from '../../texts';
import { CategoryBreakdown } from '../category-breakdown';
import { comparedWith, dollarsOf, ownCategories, type OwnMonth } from './own-months';
import { useOwnTexts } from './texts';

type MonthCategoriesProps = { month: OwnMonth; months: readonly OwnMonth[] };

/** What a month's spending was for. Refunds beyond what was spent have a row and no slice. */
export function MonthCategories({ month, months }: MonthCategoriesProps) {
  const t = useTexts();
  const own = useOwnTexts();
  const categoryName = useCategoryName();
  const { cents, money } = useFormat();
  const { language } = useLanguage();
  /** The legend has no room for cents; the rows have them. */
  const whole = (dollars: number) => money(Math.round(dollars));
  const before = comparedWith(months, month);
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
          values={slices.map(({ spentCents }) => dollarsOf(spentCents))}
          centre={{
            value: whole(dollarsOf(month.spent_cents)),
            label: formatMonth(month.month, language, 'short'),
          }}
          formatValue={whole}
        />
      </Panel>
    </ChartRow>
  );
}
