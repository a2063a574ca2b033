import type { ImportPreview } from '@verdant/shared/contract';
import { countsOf } from '../group-by';
import { runTask } from '../run-task';
import { findManualAccount } from './accounts';
import { parseRows, type ImportContext, type FileToRead } from './read-in-worker';
import type { ReadingResult } from './reading';
import { isRow, type FileRow } from './rows';
import { findDifferentAccounts } from './same-account';
import { accountNames, findAccountOfFile, findDuplicateCandidates, findMappings } from './stored';

const shownRow = ({ date, amountCents, description, balanceCents }: FileRow) => ({
  date,
  amount_cents: amountCents,
  description,
  balance_cents: balanceCents,
});

function aboutFile({ closing: balance, ...file }: ReadingResult) {
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
    account_count: file.accounts.length,
    accounts: file.accounts,
    part: file.part,
    totals: file.totals,
    readings: [...file.readings],
    left_out: file.leftOut,
    pending_count: file.pendingCount,
    kind: file.account.kind,
  };
}

const MAX_SHOWN = 5;

/** Previews a file's import into an account (new if `accountId` is missing), with the duplicate rows. Stores nothing. */
export async function previewFile(
  { db, readInWorker }: ImportContext,
  userId: string,
  { similar: choice, ...file }: FileToRead & { readonly similar: 'add' | 'skip' | undefined },
  accountId: string | undefined,
): Promise<ImportPreview> {
  if (accountId !== undefined) await findManualAccount(db, userId, accountId);
  const reading = await readInWorker(file, await findMappings(db, userId, accountId));
  const rows = await parseRows(reading);
  const except = await findDifferentAccounts(db, userId, accountId);
  const candidates = await findDuplicateCandidates(db, userId, { ...reading, rows }, { except, accountId });
  const { same, similar } = await runTask('findDuplicates', { pieces: reading.pieces, candidates, accountId });
  const names = await accountNames(db, userId);
  const shown = similar.slice(0, MAX_SHOWN).flatMap((place) => rows[place] ?? []);
  return {
    ...aboutFile(reading),
    new_count: rows.length - same.size - (choice === 'add' ? 0 : similar.length),
    first_day: reading.days?.first ?? null,
    last_day: reading.days?.last ?? null,
    duplicates: [...countsOf(same.values())].map(([id, count]) => ({ account: names.get(id) ?? '', count })),
    similar_count: similar.length,
    similar: shown.map(({ date, description, amountCents }) => ({ date, description, amount_cents: amountCents })),
    account_id: await findAccountOfFile(db, userId, same, reading.account.maskedNumber),
  };
}
