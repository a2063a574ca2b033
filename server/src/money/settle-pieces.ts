import type { CategoryReason, MoneyCategory } from '@verdant/shared/contract';
import { parsePieces, toPieces, type RowPieces } from './row-pieces';
import { findSame } from './same-accounts/find-same';
import type { SamePair, SettledEntry, SettledMoney, StoredAccount, StoredEntry, StoredMoney } from './settled';
import { settle, settleMerchant } from './settle';

export interface StoredRow extends StoredEntry, Omit<SettledEntry, 'reason'> {
  readonly reasonKind: CategoryReason['kind'];
  readonly reasonValue: string;
}

interface ReadAccount extends StoredAccount {
  /** False while only the name of a linked account is known, because its data was not read yet. */
  readonly isRead: boolean;
}

export interface StoredPieces extends Omit<StoredMoney, 'accounts' | 'entries' | 'same'> {
  readonly accounts: readonly ReadAccount[];
  readonly pairs: readonly SamePair[];
  /** Transactions by date, as `StoredRow`. */
  readonly pieces: RowPieces;
}

interface SettledPieces extends Pick<SettledMoney, 'leftOut'> {
  readonly found: readonly SamePair[];
  readonly changes: RowPieces;
}

function isChanged(row: StoredRow, { category, reason, flag, isCounted }: SettledEntry): boolean {
  return (
    category !== row.category ||
    reason.kind !== row.reasonKind ||
    reason.value !== row.reasonValue ||
    flag !== row.flag ||
    isCounted !== row.isCounted
  );
}

function changesOf(rows: readonly StoredRow[], settled: SettledMoney['entries']): RowPieces {
  const changed = rows.flatMap((row) => {
    const to = settled.get(row.id);
    if (!to || !isChanged(row, to)) return [];
    const { category, reason, flag, isCounted } = to;
    return [{ id: row.id, category, kind: reason.kind, value: reason.value, flag, isCounted }];
  });
  return toPieces(changed);
}

export function settlePieces({ accounts, pairs, pieces, corrections, holder }: StoredPieces): SettledPieces {
  const entries = parsePieces<StoredRow>(pieces);
  const found = findSame(
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
export function settleMerchantPieces({
  accounts,
  holder,
  pieces,
  own,
}: Pick<StoredMoney, 'accounts' | 'holder'> & {
  readonly pieces: RowPieces;
  readonly own: MoneyCategory | undefined;
}): RowPieces {
  const entries = parsePieces<StoredRow>(pieces);
  return changesOf(entries, settleMerchant({ accounts, holder }, entries, own));
}
