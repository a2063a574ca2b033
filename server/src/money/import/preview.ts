import type { ImportMapping, ImportPreview } from '@verdant/shared/contract';
import type { Database } from '../../database';
import { inTurns } from '../pieces';
import { findByHand } from './accounts';
import { closingBalance } from './balance';
import { findDuplicates } from './duplicates';
import { withoutOthers } from './same-account';
import { readFile } from './read-file';
import { isRow, type FileRow, type ReadFile } from './rows';
import { accountNames, findMapping, transactionsBetween } from './stored';

const SHOWN_PROBLEMS = 20;

/** The first and the last day of rows. */
export function daysOf(rows: readonly FileRow[]): { first: string; last: string } | undefined {
  let [first, last] = [rows[0]?.date, rows[0]?.date];
  for (const { date } of rows) {
    if (first === undefined || date < first) first = date;
    if (last === undefined || date > last) last = date;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}

const shownRow = ({ date, amountCents, description, balanceCents }: FileRow) => ({
  date,
  amount_cents: amountCents,
  description,
  balance_cents: balanceCents,
});

function aboutFile(file: ReadFile) {
  const balance = closingBalance(file);
  return {
    format: file.format,
    mapping: file.mapping,
    is_remembered: file.isRemembered,
    header: [...file.header],
    sample: file.sample.map(({ cells, line }) => ({
      line: line.line,
      cells: [...cells],
      row: isRow(line) ? shownRow(line) : null,
    })),
    missing: file.missing,
    balance: balance ? { cents: balance.cents, on: balance.on, adds_up: balance.addsUp } : null,
    problems: file.problems.slice(0, SHOWN_PROBLEMS),
    problem_count: file.problems.length,
    account_count: file.accountCount,
    kind: file.kind,
  };
}

/** How a file would be read into an account (undefined: a new one), and what of it is here already. Stores nothing. */
export async function previewFile(
  db: Database,
  userId: string,
  bytes: Uint8Array,
  { mapping, accountId }: { mapping: ImportMapping | undefined; accountId: string | undefined },
): Promise<ImportPreview> {
  if (accountId !== undefined) await findByHand(db, userId, accountId);
  const file = await readFile(bytes, mapping, async (columns) => findMapping(db, userId, columns));
  const days = daysOf(file.rows);
  const between = days ? await transactionsBetween(db, userId, days.first, days.last) : [];
  const stored = await withoutOthers(db, userId, accountId, between);
  const duplicates = await inTurns(findDuplicates(file.rows, stored, accountId));
  const names = await accountNames(db, userId);
  const counts = new Map<string, number>();
  for (const id of duplicates.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    ...aboutFile(file),
    new_count: file.rows.length - duplicates.size,
    first_day: days?.first ?? null,
    last_day: days?.last ?? null,
    duplicates: [...counts].map(([id, count]) => ({ account: names.get(id) ?? '', count })),
  };
}
