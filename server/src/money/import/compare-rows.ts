import { groupBy } from '../by-key';
import { categoriseTransaction } from '../categories';
import { parseRowChunks, toRowChunks, type RowChunks } from '../row-chunks';
import { countDistinctAmounts, findDuplicates, type DuplicateCandidates } from './duplicates';
import type { FileRow } from './rows';

interface ComparisonRequest {
  /** The file's rows (`FileRow`). */
  readonly chunks: RowChunks;
  readonly candidates: DuplicateCandidates;
  /** Account for the import; undefined for a new account. */
  readonly accountId: string | undefined;
  /** True if rows are added that look like a stored payment of another day. */
  readonly addsSimilar: boolean;
  /** Import whose transactions are returned; undefined for a preview. */
  readonly newImport?: { readonly id: string; readonly container: string };
}

/** Duplicates in one account: the number of rows, and of different amounts among the rows. */
export interface AccountDuplicates {
  readonly accountId: string;
  readonly count: number;
  readonly amounts: number;
}

const MAX_SHOWN = 5;

/** Returns the stored form of new rows. `used` has the ids of the account's stored transactions. */
function toTransactions(
  rows: readonly FileRow[],
  { id: importId, container }: NonNullable<ComparisonRequest['newImport']>,
  used: Set<string>,
) {
  return rows.map(({ date, amountCents, description, bankId, isPending, isTransfer }, index) => {
    // Some banks use the same id for two transactions, so the second gets a generated id.
    const providerId = bankId !== null && !used.has(bankId) ? bankId : `file:${importId}:${index}`;
    used.add(providerId);
    // The aggregator's category for a transfer is used if the file names another account of the user.
    const bankCategory = isTransfer ? 'Transfers' : '';
    const stated = { providerId, date, amountCents, merchant: description, description, bankCategory, isPending };
    return categoriseTransaction(stated, container);
  });
}

/** Compares a file's rows with stored transactions, and returns the new transactions of an import. */
export function compareRows({ chunks, candidates, accountId, addsSimilar, newImport }: ComparisonRequest) {
  const rows = parseRowChunks<FileRow>(chunks);
  const { same, similar } = findDuplicates(rows, candidates, accountId);
  const skipped = new Set([...same.keys(), ...(addsSimilar ? [] : similar)]);
  const own = candidates.transactions.filter((candidate) => candidate.accountId === accountId);
  const used = new Set(own.map(({ providerId }) => providerId));
  const added = rows.filter((row) => !skipped.has(row));
  return {
    newCount: added.length,
    skippedCount: skipped.size,
    duplicates: [...groupBy([...same.keys()], (row) => same.get(row) ?? '')].map(([id, equal]): AccountDuplicates => ({
      accountId: id,
      count: equal.length,
      amounts: countDistinctAmounts(equal),
    })),
    similarCount: similar.length,
    similar: similar
      .slice(0, MAX_SHOWN)
      .map(({ date, description, amountCents }) => ({ date, description, amount_cents: amountCents })),
    transactions: newImport ? toRowChunks(toTransactions(added, newImport, used)) : [],
  };
}
