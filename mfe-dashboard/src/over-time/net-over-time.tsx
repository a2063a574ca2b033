import { LoadState, useCall } from '@verdant/shared/calls';
import { moneyBalanceCalls } from '@verdant/shared/contract';
import type { MoneyOverview, MoneyAccount, MoneyBalances } from '@verdant/shared/contract';
import { LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { getAccountDataVersion } from '@verdant/shared/money';
import { Section } from '../section/section';
import { useOverTimeTexts } from './texts';

type NetOnDay = { on: string; net_cents: number };

type Series = MoneyBalances['accounts'][number]['balances'];

/** Returns the last balance on or before a day; `balances` begins with the oldest. */
const balanceOn = (balances: Series, day: string) => balances.findLast(({ on }) => on <= day)?.balance_cents ?? 0;

/**
 * Returns assets less debts in Australian dollars for each day with a new balance, from the first day on which all
 * balances are known. Empty if a counted account has no balances.
 */
export function netPositionByDay(accounts: readonly MoneyAccount[], { accounts: stored }: MoneyBalances): NetOnDay[] {
  const seriesOf = new Map(stored.map(({ account_id, balances }) => [account_id, balances]));
  const counted = accounts
    .filter(
      ({ currency, side, is_counted, left_out, balance_cents }) =>
        currency === 'AUD' && side !== 'other' && is_counted && left_out === null && balance_cents !== null,
    )
    .map(({ id, side }) => ({ sign: side === 'asset' ? 1 : -1, balances: seriesOf.get(id) ?? [] }));
  if (counted.length === 0 || counted.some(({ balances }) => balances.length === 0)) return [];
  const firstDays = counted.flatMap(({ balances }) => balances[0]?.on ?? []);
  const start = firstDays.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? '';
  const days = new Set(counted.flatMap(({ balances }) => balances.map(({ on }) => on)));
  return [...days.add(start)]
    .filter((day) => day >= start)
    .toSorted((a, b) => a.localeCompare(b))
    .map((on) => ({
      on,
      net_cents: counted.reduce((sum, { sign, balances }) => sum + sign * balanceOn(balances, on), 0),
    }));
}

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
  const queryKey = ['account-data', 'balances', getAccountDataVersion(overview)];
  const query = useCall(moneyBalanceCalls.history, { query: {} }, queryKey);
  const { data } = query;
  const days = data ? netPositionByDay(overview.accounts, data) : [];
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Section small title={t('net.title')}>
      <LoadState query={query} loading={t('net.title')} failed={t('net.failed')} height={HEIGHT} />
      {data &&
        (first && last && first !== last ? <NetLine days={days} first={first} last={last} /> : <p>{t('net.soon')}</p>)}
    </Section>
  );
}
