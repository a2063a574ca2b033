import type { CategoryReason, MoneyCategory } from '@verdant/shared/contract';
import { parseRowChunks, toRowChunks, type RowChunks } from './row-pieces';
import { findDuplicateAccounts } from './same-accounts/find-same';
import type { SamePair, CategorisedEntry, CategorisedMoney, StoredAccount, StoredEntry, StoredMoney } from './settled';
import { settle, settleMerchant } from './settle';

export interface StoredRow extends StoredEntry, Omit<CategorisedEntry, 'reason'> {
  readonly reasonKind: CategoryReason['kind'];
  readonly reasonValue: string;
}

interface ReadAccount extends StoredAccount {
  /** False while only the name of a linked account is known, because its data was not read yet. */
  readonly isRead: boolean;
}

export interface ChunkedStoredMoney extends Omit<StoredMoney, 'accounts' | 'entries' | 'same'> {
  readonly accounts: readonly ReadAccount[];
  readonly pairs: readonly SamePair[];
  /** Transactions by date, as `StoredRow`. */
  readonly pieces: RowChunks;
}

interface SettledPieces extends Pick<CategorisedMoney, 'leftOut'> {
  readonly found: readonly SamePair[];
  readonly changes: RowChunks;
}

function isChanged(row: StoredRow, { category, reason, flag, isCounted }: CategorisedEntry): boolean {
  return (
    category !== row.category ||
    reason.kind !== row.reasonKind ||
    reason.value !== row.reasonValue ||
    flag !== row.flag ||
    isCounted !== row.isCounted
  );
}

function changesOf(rows: readonly StoredRow[], settled: CategorisedMoney['entries']): RowChunks {
  const changed = rows.flatMap((row) => {
    const to = settled.get(row.id);
    if (!to || !isChanged(row, to)) return [];
    const { category, reason, flag, isCounted } = to;
    return [{ id: row.id, category, kind: reason.kind, value: reason.value, flag, isCounted }];
  });
  return toRowChunks(changed);
}

export function computeMoneyChanges({
  accounts,
  pairs,
  pieces,
  corrections,
  holder,
}: ChunkedStoredMoney): SettledPieces {
  const entries = parseRowChunks<StoredRow>(pieces);
  const found = findDuplicateAccounts(
    accounts.filter(({ isRead }) => isRead),
    entries,
    pairs,
  );
  const isAskedAnew = ({ accountId, status }: SamePair) =>
    status === 'asked' && found.some((pair) => pair.accountId === accountId);
  const same = [...pairs.filter((pair) => !isAskedAnew(pair)), ...found];
  const settled = settle({ accounts, same, entries, corrections, holder });
  return { found, leftOut: settled.leftOut, changes: changesOf(entries, settled.entries) };
}

/** Returns the changes of transactions of one merchant. `own` is the user's category for the merchant. */
export function computeMerchantChanges({
  accounts,
  holder,
  pieces,
  own,
}: Pick<StoredMoney, 'accounts' | 'holder'> & {
  readonly pieces: RowChunks;
  readonly own: MoneyCategory | undefined;
}): RowChunks {
  const entries = parseRowChunks<StoredRow>(pieces);
  return changesOf(entries, settleMerchant({ accounts, holder }, entries, own));
}
