import type { MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import styles from './account-facts.module.css';
import { useAccountDataTexts } from './texts';

const namesOf = (accounts: readonly { name: string }[]) => accounts.map(({ name }) => name).join(', ');

/** Returns the path of the page to update outdated accounts: the import page if one of the accounts comes from a file. */
const renewPage = ({ renew }: MoneyCycle, { accounts }: Pick<MoneyOverview, 'accounts'>): string =>
  accounts.some(({ id, source }) => source === 'import' && renew.some(({ account_id }) => account_id === id))
    ? '/money/import'
    : '/money/accounts';

export function useUnknownBalanceReason(cycle: MoneyCycle | undefined): string | undefined {
  const t = useAccountDataTexts();
  const { date } = useFormat();
  if (!cycle) return undefined;
  const { left_unknown: reason, period, renew } = cycle;
  if (reason === null) return undefined;
  return t(`left.unknown.${reason}`, { names: namesOf(renew), date: date(period.first_day) });
}

/**
 * Returns the path of the page on which the user can add the data that is missing to compute the money left until payday.
 */
export function getMissingDataPath(cycle: MoneyCycle, overview: Pick<MoneyOverview, 'accounts'>): string {
  if (cycle.left_unknown === 'no_balance') return '/money/accounts';
  if (cycle.left_unknown === 'no_everyday') return '/money/import';
  return cycle.left_unknown === 'outdated' ? renewPage(cycle, overview) : '/money/bills';
}

/** Notes about the money left: credit cards that are subtracted, others that are not, and accounts that need an update. */
export function LeftUntilPaydayNotes({ cycle, overview }: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const t = useAccountDataTexts();
  const { cents, date } = useFormat();
  const { renew, card_due: cards, undated_cards: undated, knows_bills: knowsBills, left_unknown: reason } = cycle;
  const notes =
    reason !== null
      ? []
      : [
          ...cards.map(({ name, on, amount_cents: amount }) =>
            t('left.card', { name, date: date(on), amount: cents(amount) }),
          ),
          ...undated.map(({ name, owed_cents: owed }) =>
            owed === null ? t('left.undatedUnknown', { name }) : t('left.undated', { name, amount: cents(owed) }),
          ),
          ...(knowsBills ? [] : [t('left.noBills')]),
        ];
  if (notes.length === 0 && renew.length === 0) return null;
  return (
    <div className={`${styles.leftNotes} v-stack v-gap-1 v-left v-muted v-xs`}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {renew.length > 0 && <Link to={renewPage(cycle, overview)}>{t('left.renew', { names: namesOf(renew) })}</Link>}
    </div>
  );
}
