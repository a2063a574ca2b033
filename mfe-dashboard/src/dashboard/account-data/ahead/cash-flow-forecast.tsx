import { LoadState, useCall } from '@verdant/shared/calls';
import { cashFlowForecastCalls } from '@verdant/shared/contract';
import type { AheadEvent, MoneyForecast, MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { getAccountDataVersion } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { classNames } from '@verdant/shared/ui';
import { getMissingDataPath, useUnknownBalanceReason } from '../left-until-payday-notes';
import { useShortDayFormat } from '../use-short-day';
import styles from './cash-flow-forecast.module.css';
import { forecastColumnsOf, lowestPeriod } from './columns';
import { ForecastChart } from './forecast-chart';
import { useAheadTexts } from './texts';

type AheadProps = { cycle: MoneyCycle; overview: MoneyOverview };
type Period = MoneyForecast['periods'][number];

function Unknown({ reason, cycle, overview }: AheadProps & { reason: NonNullable<MoneyForecast['unknown']> }) {
  const t = useAheadTexts();
  const leftUnknown = useUnknownBalanceReason(cycle);
  const isOfPay = reason === 'no_pay' || reason === 'no_amount';
  return (
    <p>
      <Link to={getMissingDataPath(cycle, overview)}>{isOfPay ? t(`ahead.unknown.${reason}`) : leftUnknown}</Link>
    </p>
  );
}

function EventRow({ type, name, on, amount_cents: amount, is_estimate: isEstimate }: Omit<AheadEvent, 'key'>) {
  const t = useAheadTexts();
  const day = useShortDayFormat();
  const { cents, money } = useFormat();
  return (
    <li>
      <span>{day(on)}</span>
      <span className="v-anywhere v-text">{type === 'bill' ? name : t(`ahead.${type}`, { name })}</span>
      <span className={classNames('v-end v-nowrap', amount > 0 && 'v-good')}>
        {isEstimate ? t('ahead.about', { amount: money(Math.round(amount / 100)) }) : cents(amount)}
      </span>
    </li>
  );
}

function PeriodItem({ last_day: lastDay, left_cents: left, events }: Period) {
  const t = useAheadTexts();
  const day = useShortDayFormat();
  const { cents } = useFormat();
  return (
    <li>
      <h3 className={`v-line-below v-sm v-strong v-plain v-pad-1 v-leading-14 ${styles.head}`}>
        <span>{t('ahead.left', { date: day(lastDay) })}</span>
        <span className={classNames('v-end v-nowrap', left < 0 && 'v-warn')}>{cents(left)}</span>
      </h3>
      {events.length === 0 && <p className={`v-muted v-xs ${styles.none}`}>{t('ahead.none')}</p>}
      <ul className={styles.events}>
        {events.map(({ key, ...event }) => (
          <EventRow key={`${key} ${event.on}`} {...event} />
        ))}
      </ul>
    </li>
  );
}

function Periods({ today, as_of: asOf, everyday_cents: held, periods }: MoneyForecast) {
  const t = useAheadTexts();
  const day = useShortDayFormat();
  const { cents, money } = useFormat();
  const columns = forecastColumnsOf(periods);
  const least = lowestPeriod(periods);
  const amount = cents(held ?? 0);
  return (
    <>
      <p className={`v-muted ${styles.how}`}>
        {asOf !== null && asOf < today ? t('ahead.howAsOf', { amount, date: day(asOf) }) : t('ahead.how', { amount })}
      </p>
      {least && (
        <p className={classNames('v-strong', least.left_cents < 0 && 'v-warn')}>
          {t(least.left_cents < 0 ? 'ahead.short' : 'ahead.least', {
            date: day(least.last_day),
            amount: cents(Math.abs(least.left_cents)),
          })}
        </p>
      )}
      <ForecastChart {...columns} />
      <p className="v-muted v-xs" aria-hidden="true">
        {t('ahead.dot', { amount: money(columns.dot / 100) })}
      </p>
      <ol className={`v-gap-5 v-column-12 v-above-2 ${styles.periods}`}>
        {periods.map((period) => (
          <PeriodItem key={period.last_day} {...period} />
        ))}
      </ol>
    </>
  );
}

/** The next 90 days: everyday money left on the day before each payday, with the payments until then. */
export function CashFlowForecast({ cycle, overview }: AheadProps) {
  const t = useAheadTexts();
  const query = useCall(cashFlowForecastCalls.ahead, {}, ['account-data', 'ahead', getAccountDataVersion(overview)]);
  const { data } = query;
  if (!data) return <LoadState query={query} loading={t('ahead.loading')} failed={t('ahead.failed')} />;
  return (
    <div className={`${styles.ahead} v-stack v-gap-2 v-sm`}>
      {data.unknown === null ? (
        <Periods {...data} />
      ) : (
        <Unknown reason={data.unknown} cycle={cycle} overview={overview} />
      )}
    </div>
  );
}
