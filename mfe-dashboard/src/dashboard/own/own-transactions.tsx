import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { classNames } from '@verdant/shared/ui';
import link from '../../section/link.module.css';
import { useTexts } from '../../texts';
import { OpenablePanel } from '../panels/openable-panel';
import shared from '../panels/openable-panel.module.css';
import styles from '../panels/transactions-panel.module.css';
import { categoryName, reasonText } from './money-words';
import own from './own-figures.module.css';

const ON_PANEL = 5;

type Props = { transactions: readonly MoneyTransaction[] };

const amountClass = (cents: number) => (cents > 0 ? shared.incoming : undefined);

function TransactionTable({ transactions }: Props) {
  const t = useTexts();
  const format = useFormat();
  return (
    <table className={shared.table}>
      <caption className="visually-hidden">{t('transactions.dialog')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('transactions.description')}</th>
          <th scope="col" className={shared.wideOnly}>
            {t('transactions.date')}
          </th>
          <th scope="col" className={shared.wideOnly}>
            {t('transactions.category')}
          </th>
          <th scope="col" className={shared.number}>
            {t('transactions.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, merchant, category, reason, amount_cents, date, is_pending }) => (
          <tr key={id}>
            <th scope="row">
              {merchant}
              <span className={shared.small}>{`${t(categoryName[category])}, ${format.date(date)}`}</span>
              <span className={shared.small}>{t(reasonText[reason.kind], { value: reason.value })}</span>
            </th>
            <td className={classNames(shared.wideOnly, shared.muted)}>{format.date(date)}</td>
            <td className={shared.wideOnly}>
              {t(categoryName[category])}
              <span className={own.reason}>{t(reasonText[reason.kind], { value: reason.value })}</span>
            </td>
            <td className={classNames(shared.number, amountClass(amount_cents))}>
              {format.cents(amount_cents)}
              {is_pending && <span className={styles.sub}>{t('money.pending')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The latest transactions of linked banks. The dialog says why each has its category. */
export function OwnTransactions({ transactions }: Props) {
  const t = useTexts();
  const format = useFormat();
  return (
    <OpenablePanel
      isSample={false}
      title={t('transactions.title')}
      link={
        <Link to="/transactions" className={classNames(link.link, shared.more)}>
          {t('transactions.viewAll')}
        </Link>
      }
      dialogTitle={t('transactions.dialog')}
      details={<TransactionTable transactions={transactions} />}
    >
      {transactions.length === 0 && <p>{t('money.none')}</p>}
      <ul>
        {transactions.slice(0, ON_PANEL).map(({ id, merchant, category, amount_cents, date }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <span className={styles.name}>{merchant}</span>
              <span className={styles.sub}>
                {t(categoryName[category])} <span aria-hidden="true">&middot;</span>{' '}
                <time dateTime={date}>{format.date(date)}</time>
              </span>
            </span>
            <span className={classNames(styles.amount, amountClass(amount_cents))}>{format.cents(amount_cents)}</span>
          </li>
        ))}
      </ul>
    </OpenablePanel>
  );
}
