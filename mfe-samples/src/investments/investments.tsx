import { Plus, ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { DoughnutChart, LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel, classNames } from '@verdant/shared/ui';
import { ChartRow, FigureList, LeadFigures } from '../components/figures';
import { LevelBadge } from '../components/marks';
import { ChoiceTabs, SamplePage } from '../components/sample-page';
import { highestOf } from '../figures/figures';
import { describeMonths, sampleMonths } from '../figures/sample-months';
import { useTexts } from '../texts';
import { investmentRows, portfolioValue } from './investments-data';
import { investmentFigures, portfolioSummary, type InvestmentFigures } from './investments-figures';
import styles from './investments.module.css';

const loadOwn = async () => {
  const { OwnInvestments } = await import(/* webpackChunkName: "own-investments" */ './own/own-investments');
  return OwnInvestments;
};

const ranges = ['1m', '3m', '6m', '1y', 'all'] as const;

/**
 * The sample page of investments, below the user's own investments. The range buttons only highlight the chosen range, and
 * `Add Investment` does nothing (spec 2).
 */
export function Investments() {
  const t = useTexts();
  const format = useFormat();
  const rows = investmentFigures(investmentRows);
  const summary = portfolioSummary(investmentRows);
  const largest = highestOf(rows, ({ allocation }) => allocation);
  const { first, last, lowest } = describeMonths(portfolioValue);
  const tabs = ranges.map((id) => ({ id, label: t(`investments.range.${id}`) }));
  const stats = [
    {
      id: 'value',
      label: t('investments.total.value'),
      value: format.money(summary.value),
      detail: t('investments.total.value.detail', { amount: format.money(summary.invested) }),
    },
    {
      id: 'return',
      label: t('investments.total.return'),
      value: format.money(summary.totalReturn),
      detail: t('investments.total.return.detail', { percent: format.change(summary.totalReturnPercent, 1) }),
    },
    {
      id: 'average',
      label: t('investments.total.average'),
      value: format.change(summary.averageReturn, 1),
      detail: t('investments.total.average.detail'),
    },
    {
      id: 'count',
      label: t('investments.total.count'),
      value: String(summary.count),
      detail: t('investments.total.count.detail', { count: summary.types }),
    },
  ];
  return (
    <SamplePage
      page="investments"
      title={t('investments.title')}
      subtitle={t('investments.subtitle')}
      own={{ page: 'investments', load: loadOwn }}
      actions={
        <>
          <ChoiceTabs label={t('investments.ranges')} tabs={tabs} initial="6m" />
          <Button variant="secondary">
            <Plus size={18} aria-hidden="true" />
            <span>{t('investments.add')}</span>
          </Button>
        </>
      }
    >
      <ChartRow second="wide">
        <LeadFigures stats={stats} pillar="investment" />
        <Panel title={t('investments.value.title')}>
          <LineChart
            title={t('investments.value.title')}
            caption={t('investments.value.caption', {
              first: format.money(first.value),
              firstMonth: t(first.month),
              last: format.money(last.value),
              lastMonth: t(last.month),
              lowest: format.money(lowest.value),
              lowestMonth: t(lowest.month),
            })}
            labelTitle={t('common.month')}
            labels={sampleMonths.map((month) => t(month))}
            series={[{ label: t('investments.value.series'), values: portfolioValue, colour: 2 }]}
            yAxis={{ min: 0 }}
            formatValue={format.money}
            height="20rem"
          />
        </Panel>
      </ChartRow>
      <ChartRow second="narrow">
        <InvestmentList investments={rows} />
        <Panel title={t('investments.allocation.title')}>
          <DoughnutChart
            title={t('investments.allocation.title')}
            caption={t('investments.allocation.caption', {
              name: t(largest.name),
              percent: format.percent(largest.allocation),
            })}
            labelTitle={t('investments.list.name')}
            valueTitle={t('investments.list.value')}
            labels={rows.map(({ name }) => t(name))}
            values={rows.map(({ value }) => value)}
            centre={{
              value: format.money(summary.value),
              label: t('investments.allocation.centre', { count: summary.count }),
            }}
            formatValue={format.money}
          />
        </Panel>
      </ChartRow>
    </SamplePage>
  );
}

/** A gain in green or a loss in red; the sign and the arrow say the same without color. */
function ReturnMark({ percent }: { percent: number }) {
  const format = useFormat();
  const loss = percent < 0;
  const Arrow = loss ? ArrowDownRight : ArrowUpRight;
  return (
    <span className={classNames(styles.return, 'v-center v-gap-1', loss ? 'v-bad' : 'v-good')}>
      <span>{format.change(percent, 1)}</span>
      <Arrow size={16} aria-hidden="true" />
    </span>
  );
}

function InvestmentRow({ name, type, category, risk, value, allocation, returnPercent }: InvestmentFigures) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={`${styles.row} v-stack v-gap-3 v-column-6 v-center v-line-above v-pad-4`}>
      <div className="v-sides v-folding v-gap-0 v-column-4 v-baseline">
        <h3 className={`${styles.name} v-md v-strong`}>{t(name)}</h3>
        <p className={`${styles.type} v-muted v-sm`}>
          {t('investments.list.kind', {
            type: t(`investments.type.${type}`),
            category: t(`investments.category.${category}`),
          })}
        </p>
        <LevelBadge of="risk" level={risk} />
      </div>
      <FigureList
        figures={[
          { id: 'value', label: t('investments.list.value'), value: format.money(value) },
          { id: 'allocation', label: t('investments.list.allocation'), value: format.percent(allocation) },
          { id: 'return', label: t('investments.list.return'), value: <ReturnMark percent={returnPercent} /> },
        ]}
      />
    </li>
  );
}

function InvestmentList({ investments }: { investments: readonly InvestmentFigures[] }) {
  const t = useTexts();
  return (
    <Panel title={t('investments.list.title')}>
      <ul>
        {investments.map((investment) => (
          <InvestmentRow key={investment.id} {...investment} />
        ))}
      </ul>
    </Panel>
  );
}
