import { LoadState, useCall } from '@verdant/shared/calls';
import { moneyBalanceCalls } from '@verdant/shared/contract';
import type { MoneyOverview } from '@verdant/shared/contract';
import { LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { versionOf } from '@verdant/shared/money';
import { Section } from '../section/section';
import { netByDay, type NetOnDay } from './net-by-day';
import { useOverTimeTexts } from './texts';

const HEIGHT = '18rem';
const CENTS = 100;

function NetLine({ days, first, last }: { days: readonly NetOnDay[]; first: NetOnDay; last: NetOnDay }) {
  const t = useOverTimeTexts();
  const { cents, money, date } = useFormat();
  const difference = last.net_cents - first.net_cents;
  const amount = cents(Math.abs(difference));
  const direction = difference > 0 ? t('net.more', { amount }) : t('net.less', { amount });
  return (
    <LineChart
      title={t('net.title')}
      caption={t('net.caption', {
        net: cents(last.net_cents),
        day: date(last.on),
        change: difference === 0 ? t('net.same') : direction,
        first: date(first.on),
      })}
      labelTitle={t('net.day')}
      labels={days.map(({ on }) => date(on))}
      series={[{ label: t('net.series'), values: days.map(({ net_cents }) => net_cents / CENTS) }]}
      formatValue={(dollars) => money(Math.round(dollars))}
      height={HEIGHT}
    />
  );
}

/** The net position of all counted accounts, from the first day on which the balances of all are known. */
export function NetOverTime(overview: MoneyOverview) {
  const t = useOverTimeTexts();
  const queryKey = ['account-data', 'balances', versionOf(overview)];
  const query = useCall(moneyBalanceCalls.history, { query: {} }, queryKey);
  const { data } = query;
  const days = data ? netByDay(overview.accounts, data) : [];
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Section small title={t('net.title')}>
      <LoadState query={query} loading={t('net.title')} failed={t('net.failed')} height={HEIGHT} />
      {data &&
        (first && last && first !== last ? <NetLine days={days} first={first} last={last} /> : <p>{t('net.soon')}</p>)}
    </Section>
  );
}
