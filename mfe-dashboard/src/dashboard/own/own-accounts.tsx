import type { MoneyOverview, MoneyUpdate } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import link from '../../section/link.module.css';
import { Section } from '../../section/section';
import rows from '../panels/entry-list.module.css';
import { FactList } from '../panels/fact-list';
import styles from './own-figures.module.css';
import { useOwnTexts } from './texts';

function UpdateLine({ institution, updated_at, failure }: MoneyUpdate) {
  const t = useOwnTexts();
  const { date } = useFormat();
  const values = { institution, date: updated_at === null ? '' : date(updated_at) };
  if (failure === 'consent') return t('money.consent', values);
  if (failure === 'unavailable') return t(updated_at === null ? 'money.neverAvailable' : 'money.unavailable', values);
  return t(updated_at === null ? 'money.fetching' : 'money.updated', values);
}

/** Balances of linked banks, what they add up to, and how recent they are. */
export function OwnAccounts({ accounts, net, updates }: MoneyOverview) {
  const t = useOwnTexts();
  const { cents } = useFormat();
  const own = net.find(({ currency }) => currency === 'AUD');
  return (
    <Section
      small
      title={t('money.title')}
      aside={
        <Link to="/yodlee-connect" className={link.link}>
          {t('money.manage')}
        </Link>
      }
    >
      {own && (
        <div className={styles.facts}>
          <FactList
            facts={[
              { name: t('money.net'), value: cents(own.net_cents) },
              { name: t('money.owned'), value: cents(own.assets_cents) },
              { name: t('money.owed'), value: cents(own.liabilities_cents) },
            ]}
          />
        </div>
      )}
      <ul className={styles.accounts}>
        {accounts.map(({ id, name, institution, masked_number, currency, side, balance_cents }) => (
          <li key={id} className={rows.row}>
            <span className={rows.what}>
              <span className={rows.name}>{name}</span>
              <span className={rows.sub}>{`${institution} ${masked_number}`}</span>
            </span>
            <span className={rows.amount}>
              {balance_cents !== null &&
                `${cents(side === 'liability' ? -balance_cents : balance_cents)}${currency === 'AUD' ? '' : ` ${currency}`}`}
            </span>
          </li>
        ))}
      </ul>
      <ul aria-live="polite">
        {updates.map((update) => (
          <li key={update.link_id} className={rows.sub}>
            <UpdateLine {...update} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
