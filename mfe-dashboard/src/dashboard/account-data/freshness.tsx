import type { MoneyAccount, MoneyOverview, MoneyUpdate } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountDataTexts } from './texts';

type AccountDataTexts = ReturnType<typeof useAccountDataTexts>;
type FormatDate = ReturnType<typeof useFormat>['date'];

function updateText(update: MoneyUpdate, t: AccountDataTexts, date: FormatDate): string {
  const { institution, updated_at, failure, is_stale } = update;
  const values = { institution, date: updated_at === null ? '' : date(updated_at) };
  if (failure === 'consent') return t('money.consent', values);
  if (failure === 'unavailable') return t(updated_at === null ? 'money.neverAvailable' : 'money.unavailable', values);
  if (updated_at === null) return t('money.fetching', values);
  return t(is_stale ? 'money.stale' : 'money.updated', values);
}

const latestDay = (accounts: readonly MoneyAccount[], source: MoneyAccount['source']): string | undefined =>
  accounts
    .flatMap((account) => (account.source === source && account.balance_on !== null ? account.balance_on : []))
    .toSorted()
    .at(-1);

/** The age of the figures of each linked bank, of files and of entered accounts, and the failures of updates. */
export function Freshness({ accounts, updates }: Pick<MoneyOverview, 'accounts' | 'updates'>) {
  const t = useAccountDataTexts();
  const { date } = useFormat();
  const sources = [
    { source: t('money.fromFiles'), day: latestDay(accounts, 'import') },
    { source: t('money.byHand'), day: latestDay(accounts, 'manual') },
  ];
  return (
    <ul className="v-cluster v-gap-0 v-column-6 v-muted v-xs" aria-live="polite">
      {updates.map((update) => (
        <li key={update.link_id}>{updateText(update, t, date)}</li>
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
