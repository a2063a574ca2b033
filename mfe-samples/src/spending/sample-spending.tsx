import { DoughnutChart, LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Panel } from '@verdant/shared/ui';
import { ChartRow, LeadFigures } from '../components/figures';
import { ChoiceTabs, SamplePage } from '../components/sample-page';
import { sampleMonths } from '../figures/figures';
import { useTexts } from '../texts';
import { CategoryBreakdown } from './category-breakdown';
import { monthlySpending, spendingCategories, spendingInsights, totalSpent } from './spending-data';
import styles from './spending.module.css';

const periods = ['week', 'month', 'quarter', 'year'] as const;

/** Sample spending for users without transactions (spec 2). */
export function SampleSpending() {
  const t = useTexts();
  const format = useFormat();
  const { top } = spendingInsights;
  const total = format.money(totalSpent);
  const tabs = periods.map((id) => ({ id, label: t(`spending.period.${id}`) }));
  return (
    <SamplePage
      page="spending"
      title={t('spending.title')}
      subtitle={t('spending.subtitle')}
      actions={<ChoiceTabs label={t('spending.periods')} tabs={tabs} initial="month" />}
    >
      <ChartRow second="wide">
        <div className="v-stack v-packed v-narrowing">
          <LeadFigures stats={[{ id: 'total', label: t('spending.lead.label'), value: total }]} />
          <SpendingInsightCards />
        </div>
        <Panel title={t('spending.monthly.title')}>
          <LineChart
            title={t('spending.monthly.title')}
            caption={t('spending.monthly.caption', {
              first: format.money(monthlySpending[0]),
              firstMonth: t(sampleMonths[0]),
              last: format.money(monthlySpending[5]),
              lastMonth: t(sampleMonths[5]),
              highest: format.money(monthlySpending[2]),
              highestMonth: t(sampleMonths[2]),
            })}
            labelTitle={t('common.month')}
            labels={sampleMonths.map((month) => t(month))}
            series={[{ label: t('spending.monthly.series'), values: monthlySpending }]}
            yAxis={{ min: 0 }}
            formatValue={format.money}
            height="22rem"
          />
        </Panel>
      </ChartRow>
      <ChartRow>
        <CategoryBreakdown
          note={t('spending.breakdown.against')}
          rows={spendingCategories.map((row) => ({ ...row, name: t(row.name), amount: format.money(row.amount) }))}
          total={total}
        />
        <Panel title={t('spending.share.title')}>
          <DoughnutChart
            title={t('spending.share.title')}
            caption={t('spending.share.caption', {
              category: t(top.name),
              percent: format.percent(top.percent),
              total,
            })}
            labelTitle={t('common.category')}
            valueTitle={t('common.amount')}
            labels={spendingCategories.map(({ name }) => t(name))}
            values={spendingCategories.map(({ amount }) => amount)}
            centre={{ value: total, label: t('spending.share.centre') }}
            formatValue={format.money}
          />
        </Panel>
      </ChartRow>
    </SamplePage>
  );
}

type CardProps = { label: string; value: string; detail: string };

function InsightCard({ label, value, detail }: CardProps) {
  return (
    <li className={`${styles.card} v-folding v-gap-0 v-column-4 v-baseline v-line-above v-pad-4`}>
      <h3 className={`${styles.label} v-muted v-sm v-regular v-plain`}>{label}</h3>
      <p className="v-xl v-display v-figures v-track-2 v-leading-12">{value}</p>
      <p className={`${styles.detail} v-muted v-sm`}>{detail}</p>
    </li>
  );
}

function SpendingInsightCards() {
  const { top, fastestGrowing, saving, potentialSavings } = spendingInsights;
  const t = useTexts();
  const format = useFormat();
  return (
    <Panel title={t('spending.insights.title')}>
      <ul>
        <InsightCard
          label={t('spending.top.label')}
          value={t(top.name)}
          detail={t('spending.top.detail', { percent: format.percent(top.percent) })}
        />
        <InsightCard
          label={t('spending.growth.label')}
          value={t(fastestGrowing.name)}
          detail={t('spending.growth.detail', { percent: format.percent(fastestGrowing.change.percent) })}
        />
        <InsightCard
          label={t('spending.potential.label')}
          value={format.money(potentialSavings)}
          detail={t('spending.potential.detail', {
            count: saving.length,
            categories: saving.map(({ name }) => t(name)).join(', '),
          })}
        />
      </ul>
    </Panel>
  );
}
