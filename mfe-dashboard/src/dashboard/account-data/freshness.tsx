import type { MoneyAccount, MoneyOverview, MoneyUpdate } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountDataTexts } from './texts';

const latestDay = (accounts: readonly MoneyAccount[], source: MoneyAccount['source']): string | undefined =>
  accounts
    .flatMap((account) => (account.source === source && account.balance_on !== null ? account.balance_on : []))
    .toSorted()
    .at(-1);

/** The age of the figures of each linked bank, of files and of entered accounts, and the failures of updates. */
export function Freshness({ accounts, updates }: Pick<MoneyOverview, 'accounts' | 'updates'>) {
  const t = useAccountDataTexts();
  const { date } = useFormat();
  const updateText = ({ institution, updated_at: at, failure, is_stale: isStale }: MoneyUpdate) => {
    const values = { institution, date: at === null ? '' : date(at) };
    if (failure === 'consent') return t('money.consent', values);
    if (failure === 'unavailable') return t(at === null ? 'money.neverAvailable' : 'money.unavailable', values);
    if (at === null) return t('money.fetching', values);
    return t(isStale ? 'money.stale' : 'money.updated', values);
  };
  const sources = [
    { source: t('money.fromFiles'), day: latestDay(accounts, 'import') },
    { source: t('money.byHand'), day: latestDay(accounts, 'manual') },
  ];
  return (
    <ul className="v-cluster v-gap-0 v-column-6 v-muted v-xs" aria-live="polite">
      {updates.map((update) => (
        <li key={update.link_id}>{updateText(update)}</li>
      ))}
      {updates
        .filter(({ skipped }) => skipped > 0)
        .map(({ link_id, institution, skipped }) => (
          <li key={`skipped-${link_id}`}>{t('money.skipped', { institution, count: skipped })}</li>
        ))}
      {sources.map(({ source, day }) => day && <li key={source}>{t('money.asOf', { source, date: date(day) })}</li>)}
    </ul>
  );
}
