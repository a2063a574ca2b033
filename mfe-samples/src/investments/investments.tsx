import { Plus, ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { DoughnutChart, LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { Button, Panel } from '@verdant/shared/ui';
import { ChartRow, FigureList, LeadFigures } from '../components/figures';
import { LevelBadge } from '../components/marks';
import { ChoiceTabs, SamplePage } from '../components/sample-page';
import { highestOf, sampleMonths } from '../figures/figures';
import { useTexts } from '../texts';
import { investments as rows, portfolio as summary, portfolioValue } from './investments-data';
import styles from './investments.module.css';

const loadOwn = async () => {
  const { OwnInvestments } = await import(/* webpackChunkName: "own-investments" */ './own/own-investments');
  return OwnInvestments;
};

const ranges = ['1m', '3m', '6m', '1y', 'all'] as const;

/** The range buttons only highlight the chosen range, and `Add Investment` does nothing (spec 2). */
export function Investments() {
  const t = useTexts();
  const format = useFormat();
  const largest = highestOf(rows, ({ allocation }) => allocation);
  const tabs = ranges.map((id) => ({ id, label: t(`investments.range.${id}`) }));
  const values = {
    amount: format.money(summary.invested),
    percent: format.change(summary.totalReturnPercent, 1),
    count: summary.types,
  };
  const stat = (id: 'value' | 'return' | 'average' | 'count', value: string) => ({
    id,
    value,
    label: t(`investments.total.${id}`),
    detail: t(`investments.total.${id}.detail`, values),
  });
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
        <LeadFigures
          pillar="investment"
          stats={[
            stat('value', format.money(summary.value)),
            stat('return', format.money(summary.totalReturn)),
            stat('average', format.change(summary.averageReturn, 1)),
            stat('count', String(summary.count)),
          ]}
        />
        <Panel title={t('investments.value.title')}>
          <LineChart
            title={t('investments.value.title')}
            caption={t('investments.value.caption', {
              first: format.money(portfolioValue[0]),
              firstMonth: t(sampleMonths[0]),
              last: format.money(portfolioValue[5]),
              lastMonth: t(sampleMonths[5]),
              lowest: format.money(portfolioValue[2]),
              lowestMonth: t(sampleMonths[2]),
            })}
            labelTitle={t('common.month')}
            labels={sampleMonths.map((month) => t(month))}
            series={[{ label: t('investments.total.value'), values: portfolioValue, colour: 2 }]}
            yAxis={{ min: 0 }}
            formatValue={format.money}
            height="20rem"
          />
        </Panel>
      </ChartRow>
      <ChartRow second="narrow">
        <InvestmentList />
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

/** A return in percent, whose sign and arrow repeat the meaning of the color. */
function ReturnMark({ percent }: { percent: number }) {
  const format = useFormat();
  const loss = percent < 0;
  const Arrow = loss ? ArrowDownRight : ArrowUpRight;
  return (
    <span className={`v-inline-flex v-center v-gap-1 ${loss ? 'v-bad' : 'v-good'}`}>
      <span>{format.change(percent, 1)}</span>
      <Arrow size={16} aria-hidden="true" />
    </span>
  );
}

function InvestmentRow({ name, type, category, risk, value, allocation, returnPercent }: (typeof rows)[number]) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={`${styles.row} v-stack v-gap-3 v-column-6 v-center v-line-above v-pad-4`}>
      <div className="v-sides v-folding v-gap-0 v-column-4 v-baseline">
        <h3 className="v-md v-strong v-track-1 v-leading-13">{t(name)}</h3>
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

function InvestmentList() {
  const t = useTexts();
  return (
    <Panel title={t('investments.list.title')}>
      <ul>
        {rows.map((investment) => (
          <InvestmentRow key={investment.id} {...investment} />
        ))}
      </ul>
    </Panel>
  );
}
