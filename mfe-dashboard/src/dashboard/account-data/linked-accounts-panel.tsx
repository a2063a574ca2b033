import type { MoneyAccount, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountNumber } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import { FactList, Section } from '../../section/section';
import panels from '../panels/panels.module.css';
import { Freshness } from './freshness';
import styles from './account-facts.module.css';
import { useAccountDataTexts } from './texts';

function SameAs({ account, accounts }: { account: MoneyAccount; accounts: readonly MoneyAccount[] }) {
  const t = useAccountDataTexts();
  const other = accounts.find(({ id }) => id === account.same_as?.account_id)?.name ?? '';
  if (account.same_as?.status !== 'asked') return <span className="v-muted v-xs">{t('money.same', { other })}</span>;
  return (
    <Link to="/money/import" className="v-screen v-sm v-strong v-link">
      {t('money.asked', { other })}
    </Link>
  );
}

export function LinkedAccountsPanel({ accounts, net, updates }: MoneyOverview) {
  const t = useAccountDataTexts();
  const { cents, date } = useFormat();
  const accountNumber = useAccountNumber();
  const sourceText = (account: MoneyAccount): string => {
    const { institution, masked_number, source, balance_on: on, is_counted: isCounted } = account;
    if (source === 'link') return `${institution} ${accountNumber(masked_number)}`.trim();
    const name = t(source === 'import' ? 'money.fromFiles' : 'money.byHand');
    const dated = on === null ? name : t('money.asOf', { source: name, date: date(on) });
    return isCounted ? dated : t('money.notCounted', { source: dated });
  };
  const sum = net.find(({ currency }) => currency === 'AUD');
  return (
    <Section
      small
      title={t('money.title')}
      aside={
        <>
          <Link to="/money/import" className="v-screen v-sm v-strong v-link">
            {t('money.files')}
          </Link>
          {updates.length > 0 && (
            <Link to="/yodlee-connect" className="v-screen v-sm v-strong v-link">
              {t('money.manage')}
            </Link>
          )}
        </>
      }
    >
      {sum && (
        <div className={styles.sums}>
          <FactList
            facts={[
              { name: t('money.net'), value: cents(sum.net_cents) },
              { name: t('money.owned'), value: cents(sum.assets_cents) },
              { name: t('money.owed'), value: cents(sum.liabilities_cents) },
            ]}
          />
          <p className="v-muted v-xs">{t('money.netNote')}</p>
        </div>
      )}
      <ul className={`${styles.accounts} v-tiles-16 v-column-8`}>
        {accounts.map((account) => {
          const { id, name, currency, side, balance_cents, left_out, same_as: same } = account;
          return (
            <li key={id} className={`v-folding v-inline v-gap-3 v-baseline v-between v-leading-14 ${panels.row}`}>
              <span className="v-stack v-narrowing">
                <span className={`${panels.name} v-sm v-strong v-anywhere`}>{name}</span>
                <span className="v-muted v-xs">{sourceText(account)}</span>
                {same ? (
                  <SameAs account={account} accounts={accounts} />
                ) : (
                  left_out && <span className="v-muted v-xs">{t(`money.left.${left_out}`)}</span>
                )}
              </span>
              <span className="v-sm v-figures v-nowrap">
                {balance_cents !== null &&
                  `${cents(side === 'liability' ? -balance_cents : balance_cents)}${currency === 'AUD' ? '' : ` ${currency}`}`}
              </span>
            </li>
          );
        })}
      </ul>
      <Freshness accounts={[]} updates={updates} />
    </Section>
  );
}
