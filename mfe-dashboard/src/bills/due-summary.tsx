import type { MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { LeftUntilPaydayNotes, useUnknownBalanceReason } from '../dashboard/account-data/left-until-payday-notes';
import { paymentsDue } from '../dashboard/account-data/line-layout';
import { LargeAmount } from '../section/section';
import styles from './bills.module.css';
import { useBillsTexts } from './texts';

/** Sum due before the next payday, and money left in everyday accounts until then. Unknown payday: end of the month. */
export function DueSummary({ cycle, overview }: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const t = useBillsTexts();
  const { cents, date } = useFormat();
  const unknown = useUnknownBalanceReason(cycle);
  const due = paymentsDue(cycle);
  const {
    period,
    due_before_payday_cents: sum,
    left_until_payday_cents: left,
    everyday_cents: held,
    as_of: asOf,
    today,
  } = cycle;
  const until = date(period.last_day);
  return (
    <section aria-label={t('due.title')}>
      <h2 className="visually-hidden">{t('due.title')}</h2>
      <dl className={`${styles.summary} v-tiles-16 v-figures`}>
        <div>
          <dt className="v-sm v-strong">{t(`due.${period.type}`)}</dt>
          {sum === null ? (
            <dd className="v-muted v-sm">{t('due.unknown')}</dd>
          ) : (
            <>
              <dd className={`${styles.value} v-anywhere`}>
                <LargeAmount text={cents(sum)} />
              </dd>
              <dd className="v-muted v-sm">
                {due.length > 0 ? t('due.note', { count: due.length, date: until }) : t('due.none', { date: until })}
              </dd>
            </>
          )}
        </div>
        {left !== null && held !== null && (
          <div>
            <dt className="v-sm v-strong">{t(`left.${period.type}`)}</dt>
            <dd className={`${styles.value} v-anywhere`}>
              <LargeAmount text={cents(left)} />
            </dd>
            <dd className="v-muted v-sm">{t(left < 0 ? 'left.short' : 'left.note', { everyday: cents(held) })}</dd>
            {asOf !== null && asOf < today && <dd className="v-muted v-sm">{t('left.asOf', { date: date(asOf) })}</dd>}
            <dd>
              <LeftUntilPaydayNotes cycle={cycle} overview={overview} />
            </dd>
          </div>
        )}
        {unknown !== undefined && (
          <div>
            <dt className="v-sm v-strong">{t(`left.${period.type}`)}</dt>
            <dd className="v-muted v-sm">{unknown}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
