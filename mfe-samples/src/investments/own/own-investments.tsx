import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountNumber } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { Panel } from '@verdant/shared/ui';
import styles from './own-investments.module.css';
import { useInvestmentsTexts } from './texts';

function SourceLine({ source, institution, masked_number, balance_on: on, as_of }: MoneyAccount) {
  const t = useInvestmentsTexts();
  const accountNumber = useAccountNumber();
  const { date } = useFormat();
  const name = source === 'link' ? `${institution} ${accountNumber(masked_number)}`.trim() : t('byHand');
  const day = source === 'link' ? as_of : on;
  return <span className={styles.source}>{day === null ? name : t('asOf', { source: name, date: date(day) })}</span>;
}

/** A user's own investment and super accounts, each once and the largest first, and their sum in Australian dollars; nothing without any. */
export function OwnInvestments({ accounts }: Pick<MoneyOverview, 'accounts'>) {
  const t = useInvestmentsTexts();
  const { cents } = useFormat();
  const own = accounts
    .filter(({ is_investment, left_out, same_as }) => is_investment && left_out === null && same_as === null)
    .toSorted((a, b) => (b.balance_cents ?? 0) - (a.balance_cents ?? 0));
  if (own.length === 0) return null;
  const sum = own.reduce(
    (total, { currency, balance_cents }) => total + (currency === 'AUD' ? (balance_cents ?? 0) : 0),
    0,
  );
  return (
    <Panel title={t('title')}>
      <ul className={styles.accounts}>
        {own.map((account) => (
          <li key={account.id} className={styles.account}>
            <span className={styles.what}>
              <span className={styles.name}>{account.name}</span>
              <SourceLine {...account} />
            </span>
            <span className={styles.amount}>
              {account.balance_cents === null ? t('unknown') : cents(account.balance_cents)}
              {account.currency !== 'AUD' && ` ${account.currency}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{t('sum')}</span>
        <span className={styles.amount}>{cents(sum)}</span>
      </p>
      <p className={styles.note}>
        {t('note')}{' '}
        <Link to="/money/accounts" className={styles.link}>
          {t('all')}
        </Link>
      </p>
    </Panel>
  );
}
