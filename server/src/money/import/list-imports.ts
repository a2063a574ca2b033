import { and, desc, eq } from 'drizzle-orm';
import type { MoneyImport } from '@verdant/shared/contract';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database } from '../../database';
import { moneyImports } from './schema';

/** A user's imports, the newest first; `id` for one of them. */
export async function listImports(db: Database, userId: string, id?: string): Promise<MoneyImport[]> {
  const rows = await db
    .select({ one: moneyImports, account: moneyAccounts.name })
    .from(moneyImports)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, moneyImports.accountId))
    .where(and(eq(moneyImports.userId, userId), id === undefined ? undefined : eq(moneyImports.id, id)))
    .orderBy(desc(moneyImports.importedAt), desc(moneyImports.id));
  return rows.map(({ one, account }) => ({
    id: one.id,
    account_id: one.accountId,
    account,
    file_name: one.fileName,
    imported_at: one.importedAt.toISOString(),
    first_day: one.firstDay,
    last_day: one.lastDay,
    added: one.added,
    skipped: one.skipped,
  }));
}
