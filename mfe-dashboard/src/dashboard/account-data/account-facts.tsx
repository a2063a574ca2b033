import type { MoneyAccount, MoneyOverview, MoneyCycle } from '@verdant/shared/contract';
import { transactionsFrom, getAccountDataVersion } from '@verdant/shared/money';
import { classNames, Skeleton } from '@verdant/shared/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '@verdant/shared/lazy';
import { Link } from '@verdant/shared/router';
import styles from './account-facts.module.css';
import { Freshness } from './freshness';
import { LeftUntilPaydayNotes } from './left-until-payday-notes';
import { DaysToPaydayLine } from './days-to-payday-line';
import { useAccountDataTexts } from './texts';
import { usePayCycle, useMeasures } from './queries';
import { useAccountFigures } from './use-account-figures';
import { LargeAmount } from '../../section/section';
import type { AccountFigure } from './use-account-figures';

const Ahead = lazyComponent(
  async () => (await import(/* webpackChunkName: "ahead" */ './ahead/cash-flow-forecast')).CashFlowForecast,
);

/** Expandable element below the figures of the pay cycle that shows the next 90 days. */
export function ForecastDisclosure(props: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const t = useAccountDataTexts();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.ahead} onToggle={() => setOpened(true)}>
      <summary className={`${styles.fact} ${styles.aheadSummary} v-summary v-center v-leading-14`}>
        <span className={`${styles.name} v-name v-strong`}>{t('ahead.title')}</span>
        <span className={`${styles.note} v-muted v-xs`}>{t('ahead.note')}</span>
        <ChevronDown size={18} className={`${styles.sign} v-muted`} aria-hidden="true" />
      </summary>
      {wasOpened && <Ahead {...props} />}
    </details>
  );
}

const ageStyles = [undefined, styles.ageing, 'v-muted'] as const;

/** A figure of the user's own accounts. The whole row is a link to a page with details. */
function AccountFact({ isLead = false, ...figure }: AccountFigure & { isLead?: boolean }) {
  const { to, name, value, note, age = 0, drawing } = figure;
  return (
    <li className={classNames(`v-container ${styles.item}`, 'v-stack', isLead && styles.lead)}>
      <Link to={to} className={`v-column-3 v-center v-leading-14 ${styles.fact}`}>
        <span className={`${styles.name} v-name v-strong`}>{name}</span>
        <span className={classNames(`v-leading-11 ${styles.value}`, 'v-figures v-nowrap', ageStyles[age])}>
          {isLead ? <LargeAmount text={value} /> : value}
        </span>
        {note && <span className={`${styles.note} v-muted v-xs`}>{note}</span>}
        <ChevronRight size={18} className={`${styles.sign} v-muted`} aria-hidden="true" />
      </Link>
      {drawing}
    </li>
  );
}

/** React keys of placeholders, one per figure that most users have below the first, so that the layout does not shift. */
const LOADING_FACTS = [1, 2, 3];

/** True for an everyday account, also if entered by hand. Only everyday accounts count for the money left until payday. */
const isEveryday = ({ type }: MoneyAccount) => type === 'CHECKING';

/** First section of the dashboard: figures of the user's accounts, each a link to its page, and the age of the figures. */
export function AccountFacts(overview: MoneyOverview) {
  const t = useAccountDataTexts();
  const version = getAccountDataVersion(overview);
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
      className="v-stack v-gap-3 v-line-above v-pad-top-2"
      aria-label={t('money.title')}
      aria-busy={isLoading}
      data-loading={isLoading ? '' : undefined}
    >
      <h2 className="visually-hidden">{t('money.title')}</h2>
      {isLoading ? (
        <ul className={`${styles.withLead} v-rows`} aria-hidden="true">
          <li className={classNames(`v-container ${styles.item}`, 'v-stack v-pad-2', styles.lead, styles.loadingLead)}>
            <Skeleton height="100%" />
          </li>
          {LOADING_FACTS.map((index) => (
            <li key={index} className={`v-stack v-container ${styles.item}`}>
              <Skeleton height="3.5rem" />
            </li>
          ))}
        </ul>
      ) : (
        (lead || facts.length > 0) && (
          <ul className={`${lead ? styles.withLead : styles.facts} v-rows`}>
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
