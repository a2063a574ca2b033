import { useFormat } from '@verdant/shared/format';
import { useTexts } from '../texts';
import styles from './household.module.css';

/** Figures of the demo household (`server/src/demo`) in cents, five days after a payday, with one bill before the next. */
const LEFT_CENTS = 2_608_46;
const DAILY_CENTS = 289_00;
const BILL_CENTS = 33_90;
const DAYS = Array.from({ length: 15 }, (_, day) => day);
const TODAY = 5;
const BILL_DAY = 7;

const kindOf = (day: number) => (day < TODAY ? styles.past : day === TODAY ? styles.today : undefined);

/**
 * A copy of the dashboard's first figure for the demo household: the money left until payday, with a timeline of the days.
 */
export function Household() {
  const t = useTexts();
  const { cents, money } = useFormat();
  return (
    <div className={`${styles.household} v-narrowing`}>
      <p className="v-strong">{t('preview.left')}</p>
      <p className={`${styles.figure} v-figures v-anywhere v-tight`}>{cents(LEFT_CENTS)}</p>
      <p className="v-muted">{t('preview.daily', { daily: money(DAILY_CENTS / 100) })}</p>
      <ol className={`${styles.line} v-inline v-between`} aria-hidden="true">
        {DAYS.map((day) => (
          <li key={day} className={kindOf(day)}>
            {day === TODAY && <span>{t('preview.today')}</span>}
            {day === BILL_DAY && <span className={styles.bill}>{cents(BILL_CENTS)}</span>}
            {day === DAYS.length - 1 && <span className={styles.last}>{t('preview.payday')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
