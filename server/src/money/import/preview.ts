import type { ImportPreview } from '@verdant/shared/contract';
import { inTurns } from '../pieces';
import { findByHand } from './accounts';
import { findDuplicates } from './duplicates';
import { rowsOf, type ImportStore, type NewFile } from './read-in-worker';
import type { Reading } from './reading';
import { isRow, type FileRow } from './rows';
import { othersThan } from './same-account';
import { accountNames, findCandidates, findMappings } from './stored';

const shownRow = ({ date, amountCents, description, balanceCents }: FileRow) => ({
  date,
  amount_cents: amountCents,
  description,
  balance_cents: balanceCents,
});

function aboutFile({ closing: balance, ...file }: Reading) {
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
    problems: [...file.problems],
    problem_count: file.problemCount,
    account_count: file.accountCount,
    kind: file.kind,
  };
}

/** Returns how a file would be read into an account (undefined: a new one), and how much of it is stored already. Stores nothing. */
export async function previewFile(
  { db, readInWorker }: ImportStore,
  userId: string,
  file: NewFile,
  accountId: string | undefined,
): Promise<ImportPreview> {
  if (accountId !== undefined) await findByHand(db, userId, accountId);
  const reading = await readInWorker(file, await findMappings(db, userId));
  const rows = await rowsOf(reading);
  const candidates = await findCandidates(db, userId, reading, await othersThan(db, userId, accountId));
  const duplicates = await inTurns(findDuplicates(rows, candidates, accountId));
  const names = await accountNames(db, userId);
  const counts = new Map<string, number>();
  for (const id of duplicates.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    ...aboutFile(reading),
    new_count: rows.length - duplicates.size,
    first_day: reading.days?.first ?? null,
    last_day: reading.days?.last ?? null,
    duplicates: [...counts].map(([id, count]) => ({ account: names.get(id) ?? '', count })),
  };
}
