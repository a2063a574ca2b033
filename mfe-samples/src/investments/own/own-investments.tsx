import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountNumber } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { Panel } from '@verdant/shared/ui';
import { isOwnInvestment } from '../../components/own-note/linking-kind';
import { useInvestmentsTexts } from './texts';

function SourceLine({ source, institution, masked_number, balance_on: on, as_of }: MoneyAccount) {
  const t = useInvestmentsTexts();
  const accountNumber = useAccountNumber();
  const { date } = useFormat();
  const name = source === 'link' ? `${institution} ${accountNumber(masked_number)}`.trim() : t('byHand');
  const day = source === 'link' ? as_of : on;
  return <span className="v-muted v-sm">{day === null ? name : t('asOf', { source: name, date: date(day) })}</span>;
}

/** Counted investment and super accounts, largest first, and the sum of known balances in AUD. */
export function OwnInvestments({ accounts }: Pick<MoneyOverview, 'accounts'>) {
  const t = useInvestmentsTexts();
  const { cents } = useFormat();
  const balanceOf = ({ balance_cents }: MoneyAccount) => (balance_cents === null ? t('unknown') : cents(balance_cents));
  const own = accounts.filter(isOwnInvestment).toSorted((a, b) => (b.balance_cents ?? 0) - (a.balance_cents ?? 0));
  const knownBalances = own.flatMap(({ currency, balance_cents }) =>
    currency === 'AUD' && balance_cents !== null ? [balance_cents] : [],
  );
  return (
    <Panel title={t('title')}>
      <ul>
        {own.map((account) => (
          <li key={account.id} className="v-cluster v-gap-1 v-column-4 v-between v-line-below v-pad-3">
            <span className="v-stack v-narrowing">
              <span className="v-strong v-anywhere">{account.name}</span>
              <SourceLine {...account} />
            </span>
            <span className="v-figures">
              {account.currency === 'AUD' ? balanceOf(account) : `${balanceOf(account)} ${account.currency}`}
            </span>
          </li>
        ))}
      </ul>
      {knownBalances.length > 0 && (
        <p className="v-cluster v-gap-1 v-column-4 v-between v-pad-3 v-strong">
          <span>{t('sum')}</span>
          <span className="v-figures">{cents(knownBalances.reduce((sum, balance) => sum + balance, 0))}</span>
        </p>
      )}
      <p className="v-muted v-sm">
        <span>{t('note')}</span>{' '}
        <Link to="/money/accounts" className="v-text">
          {t('all')}
        </Link>
      </p>
    </Panel>
  );
}
