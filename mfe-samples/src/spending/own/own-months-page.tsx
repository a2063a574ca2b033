import { useState } from 'react';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { Page, Panel, SelectField } from '@verdant/shared/ui';
import { ChartRow } from '../../components/chart-row/chart-row';
import { LeadFigures } from '../../components/lead-figures/lead-figures';
import { useTexts } from '../../texts';
import { MonthCategories } from './month-categories';
import { MonthlyChart } from './monthly-chart';
import type { OwnMonth } from './own-months';
import { useOwnTexts } from './texts';

type OwnMonthsProps = {
  /** The newest first; at least one. */
  months: readonly OwnMonth[];
  /** Where the transactions come from. */
  source: 'banks' | 'files' | 'both';
};

/** What is missing of a month that is not complete: its end, or perhaps its beginning. */
function useGap(months: readonly OwnMonth[]): (month: OwnMonth) => string | undefined {
  const t = useOwnTexts();
  return (month) => {
    if (month.is_complete) return undefined;
    return t(month === months.at(-1) && months.length > 1 ? 'own.partly' : 'own.soFar');
  };
}

/** Own spending: a month to choose, what it cost, and how months compare. */
export function OwnMonths({ months, source }: OwnMonthsProps) {
  const t = useTexts();
  const own = useOwnTexts();
  const { cents } = useFormat();
  const { language } = useLanguage();
  const gapOf = useGap(months);
  const [chosen, setChosen] = useState<string>();
  const month = months.find((one) => one.month === chosen) ?? months[0];
  if (!month) return null;

  const gap = gapOf(month);
  const left = month.income_cents - month.spent_cents;
  return (
    <Page
      title={t('spending.title')}
      subtitle={own(`own.subtitle.${source}`)}
      actions={
        <SelectField
          label={own('own.month')}
          value={month.month}
          options={months.map((one) => ({ value: one.month, label: formatMonth(one.month, language) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      }
    >
      <ChartRow second="wide">
        <LeadFigures
          stats={[
            {
              id: 'spent',
              label: own('own.spent', { month: formatMonth(month.month, language) }),
              value: cents(month.spent_cents),
              ...(gap !== undefined && { detail: gap }),
            },
            { id: 'income', label: own('own.income'), value: cents(month.income_cents) },
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
