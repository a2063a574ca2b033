import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { transactionsFrom, versionOf } from '@verdant/shared/money';
import { classNames, Skeleton } from '@verdant/shared/ui';
import { AccountFact } from './account-fact';
import styles from './account-facts.module.css';
import { ForecastDisclosure } from './forecast-disclosure';
import { Freshness } from './freshness';
import { LeftUntilPaydayNotes } from './left-until-payday-notes';
import { DaysToPaydayLine } from './days-to-payday-line';
import { useAccountDataTexts } from './texts';
import { usePayCycle } from './use-pay-cycle';
import { useAccountFigures } from './use-account-figures';
import { useMeasures } from './use-measures';

/**
 * Keys of the placeholders: as many as most users have figures besides the first one, so that the layout does not shift.
 */
const LOADING_FACTS = [1, 2, 3];

/** True for an everyday account, also if entered by hand. Only everyday accounts count for the money left until payday. */
const isEveryday = ({ type }: MoneyAccount) => type === 'CHECKING';

/** First section of the dashboard: figures of the user's accounts, each a link to its page, and the age of the figures. */
export function AccountFacts(overview: MoneyOverview) {
  const t = useAccountDataTexts();
  const version = versionOf(overview);
  const hasTransactions = overview.accounts.length > 0 && transactionsFrom(overview) !== null;
  const measures = useMeasures(version, hasTransactions);
  const cycle = usePayCycle(version, hasTransactions || overview.accounts.some(isEveryday));
  const { lead, facts } = useAccountFigures({
    overview,
    measures: hasTransactions ? measures.data : undefined,
    cycle: cycle.data,
  });
  const isLoading = measures.isLoading || cycle.isLoading;
  return (
    <section
      className={`${styles.money} v-stack v-gap-3 v-line-above`}
      aria-label={t('money.title')}
      aria-busy={isLoading}
      data-loading={isLoading ? '' : undefined}
    >
      <h2 className="visually-hidden">{t('money.title')}</h2>
      {isLoading ? (
        <ul className={styles.withLead} aria-hidden="true">
          <li className={classNames(styles.item, styles.lead, styles.loadingLead)}>
            <Skeleton height="100%" />
          </li>
          {LOADING_FACTS.map((place) => (
            <li key={place} className={styles.item}>
              <Skeleton height="3.5rem" />
            </li>
          ))}
        </ul>
      ) : (
        (lead || facts.length > 0) && (
          <ul className={lead ? styles.withLead : styles.facts}>
            {lead && cycle.data && (
              <AccountFact
                {...lead}
                isLead
                drawing={
                  <>
                    <DaysToPaydayLine cycle={cycle.data} />
                    <LeftUntilPaydayNotes cycle={cycle.data} overview={overview} />
                  </>
                }
              />
            )}
            {facts.map((fact) => (
              <AccountFact key={fact.name} {...fact} />
            ))}
          </ul>
        )
      )}
      {!isLoading && cycle.data && <ForecastDisclosure cycle={cycle.data} overview={overview} />}
      {!isLoading && <Freshness {...overview} />}
    </section>
  );
}
