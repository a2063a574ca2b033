import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import styles from './entry-list.module.css';
import shared from './openable-panel.module.css';

/** A transaction in words: of a sample, or of a linked bank. */
export type Entry = {
  id: string;
  name: string;
  category: string;
  /** ISO date. */
  date: string;
  /** Formatted, with its sign. */
  amount: string;
  isIncome: boolean;
};

/** Money that came in has the colour of what is good. */
export const amountClass = ({ isIncome }: Pick<Entry, 'isIncome'>) => (isIncome ? shared.incoming : undefined);

/** The latest transactions, on a panel. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const format = useFormat();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.row}>
          <span className={styles.what}>
            <span className={styles.name}>{entry.name}</span>
            <span className={styles.sub}>
              {entry.category} <span aria-hidden="true">&middot;</span>{' '}
              <time dateTime={entry.date}>{format.date(entry.date)}</time>
            </span>
          </span>
          <span className={classNames(styles.amount, amountClass(entry))}>{entry.amount}</span>
        </li>
      ))}
    </ul>
  );
}
