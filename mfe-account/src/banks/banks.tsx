import { ConnectedBanks } from '@verdant/shared/connected-banks';
import type { MoneyAccount } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Link } from '@verdant/shared/router';
import styles from './banks.module.css';
import { useBanksTexts } from './texts';

/** Returns a function that states the source and day of an account's balance. */
function useSourceText() {
  const t = useBanksTexts();
  const { date } = useFormat();
  return ({ source, balance_on: on }: MoneyAccount) => {
    const name = t(source === 'import' ? 'banks.fromFiles' : 'banks.entered');
    return on === null ? name : t('banks.asOf', { source: name, date: date(on) });
  };
}

function UnlinkedAccounts() {
  const t = useBanksTexts();
  const { overview } = useMoney();
  const sourceText = useSourceText();
  const others = overview?.accounts.filter(({ source }) => source !== 'link') ?? [];
  return (
    <section aria-label={t('banks.others')} className="v-stack v-gap-2">
      {others.length > 0 && (
        <>
          <h3 className="v-md v-strong">{t('banks.others')}</h3>
          <ul>
            {others.map((account) => (
              <li
                key={account.id}
                className={`${styles.account} v-sides v-gap-0 v-column-4 v-baseline v-line-above v-pad-2 v-anywhere`}
              >
                <span>{account.name}</span> <span className="v-muted v-sm">{sourceText(account)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="v-cluster v-gap-1 v-column-6">
        <Link to="/money/import" className="v-pad-1">
          {t(others.length > 0 ? 'banks.change' : 'banks.add')}
        </Link>{' '}
        <Link to="/money/accounts" className="v-pad-1">
          {t('banks.all')}
        </Link>
      </p>
    </section>
  );
}

/** The tab with linked banks, and with accounts from files or entered by the user. */
export function Banks() {
  return (
    <>
      <ConnectedBanks connectAt="/yodlee-connect" />
      <QueryProvider>
        <UnlinkedAccounts />
      </QueryProvider>
    </>
  );
}
