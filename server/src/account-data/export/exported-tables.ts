import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { passkeys, secondFactors, sessions, users } from '../../accounts/schema';
import { quizActions } from '../../actions/schema';
import { bankConsents, bankLinks, moneyAccounts } from '../../bank-link/schema';
import type { Database } from '../../database';
import { goals } from '../../goals/schema';
import { quizFigures } from '../../insights/differences/schema';
import type { Cipher } from '../../encryption/cipher';
import { budgetAmounts } from '../../money/budget/schema';
import { moneyBalances, moneyImports, moneyMappings } from '../../money/import/schema';
import {
  moneyAddedBills,
  moneyBillCorrections,
  moneyCalendarLinks,
  moneyPayCorrections,
  moneyRecurring,
} from '../../money/recurring/schema';
import { moneyCorrections, moneyRefreshes, moneySameAccounts, moneyTransactions } from '../../money/schema';
import { quizAnswers, quizSessions } from '../../quiz/schema';
import { exportedAnswer } from '../../quiz/stored-answer';
import { reminders } from '../../reminders/schema';

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A table that a person gets; a test finds in the database's catalog any that is missing. */
export interface ExportedTable {
  /** Of its file, and its key in the JSON. */
  readonly name: string;
  readonly table: PgTable;
  readonly rowsOf: (db: Database, userId: string) => SQL;
  /** Columns that are left out: hashes that open something, and copies that nobody reads. */
  readonly without?: readonly string[];
  /** Columns that only programs can use: they are in the JSON alone, as are ids. */
  readonly onlyJson?: readonly string[] | 'all';
  /** Decrypts what is encrypted in a row. */
  readonly decrypted?: (cipher: Cipher, userId: string, row: Row) => Row;
}

/** In the order of the files. */
export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'account',
    table: users,
    rowsOf: (_db, userId) => eq(users.id, userId),
    without: ['password_hash', 'email_key'],
  },
  {
    name: 'quizzes',
    table: quizSessions,
    rowsOf: (_db, userId) => eq(quizSessions.userId, userId),
    onlyJson: ['quiz_id', 'previous_question_ids', 'current_question_id'],
  },
  {
    name: 'quiz-answers',
    table: quizAnswers,
    rowsOf: (db, userId) =>
      inArray(
        quizAnswers.sessionId,
        db.select({ id: quizSessions.id }).from(quizSessions).where(eq(quizSessions.userId, userId)),
      ),
    decrypted: exportedAnswer,
    onlyJson: ['question_id', 'question_order', 'touched'],
  },
  { name: 'decisions', table: quizActions, rowsOf: (_db, userId) => eq(quizActions.userId, userId) },
  {
    name: 'figures',
    table: quizFigures,
    rowsOf: (_db, userId) => eq(quizFigures.userId, userId),
    onlyJson: ['question_id'],
  },
  { name: 'bank-consents', table: bankConsents, rowsOf: (_db, userId) => eq(bankConsents.userId, userId) },
  {
    name: 'bank-links',
    table: bankLinks,
    rowsOf: (_db, userId) => eq(bankLinks.userId, userId),
    without: ['accounts'],
    onlyJson: ['provider_account_id'],
  },
  {
    name: 'bank-accounts',
    table: moneyAccounts,
    rowsOf: (_db, userId) => eq(moneyAccounts.userId, userId),
    onlyJson: ['provider_id'],
  },
  {
    name: 'transactions',
    table: moneyTransactions,
    rowsOf: (_db, userId) => eq(moneyTransactions.userId, userId),
    onlyJson: ['provider_id', 'merchant_key', 'merchant_code', 'bank_category_type', 'reason_kind', 'reason_value'],
  },
  { name: 'balances', table: moneyBalances, rowsOf: (_db, userId) => eq(moneyBalances.userId, userId) },
  { name: 'same-accounts', table: moneySameAccounts, rowsOf: (_db, userId) => eq(moneySameAccounts.userId, userId) },
  { name: 'imported-files', table: moneyImports, rowsOf: (_db, userId) => eq(moneyImports.userId, userId) },
  {
    name: 'file-columns',
    table: moneyMappings,
    rowsOf: (_db, userId) => eq(moneyMappings.userId, userId),
    onlyJson: 'all',
  },
  { name: 'categories', table: moneyCorrections, rowsOf: (_db, userId) => eq(moneyCorrections.userId, userId) },
  {
    name: 'pay-and-bills',
    table: moneyRecurring,
    rowsOf: (_db, userId) => eq(moneyRecurring.userId, userId),
    onlyJson: 'all',
  },
  { name: 'own-pay', table: moneyPayCorrections, rowsOf: (_db, userId) => eq(moneyPayCorrections.userId, userId) },
  { name: 'own-bills', table: moneyBillCorrections, rowsOf: (_db, userId) => eq(moneyBillCorrections.userId, userId) },
  { name: 'added-bills', table: moneyAddedBills, rowsOf: (_db, userId) => eq(moneyAddedBills.userId, userId) },
  { name: 'budget', table: budgetAmounts, rowsOf: (_db, userId) => eq(budgetAmounts.userId, userId) },
  {
    name: 'calendar-link',
    table: moneyCalendarLinks,
    rowsOf: (_db, userId) => eq(moneyCalendarLinks.userId, userId),
    without: ['token_hash'],
  },
  { name: 'goals', table: goals, rowsOf: (_db, userId) => eq(goals.userId, userId) },
  { name: 'bank-updates', table: moneyRefreshes, rowsOf: (_db, userId) => eq(moneyRefreshes.userId, userId) },
  {
    name: 'reminders',
    table: reminders,
    rowsOf: (_db, userId) => eq(reminders.userId, userId),
    without: ['stop_hash'],
  },
  {
    name: 'sign-ins',
    table: sessions,
    rowsOf: (_db, userId) => eq(sessions.userId, userId),
    without: ['token_hash'],
  },
  {
    name: 'two-step-sign-in',
    table: secondFactors,
    rowsOf: (_db, userId) => eq(secondFactors.userId, userId),
    // Whoever gets hold of the file must not be able to make codes.
    without: ['secret', 'last_step'],
  },
  {
    name: 'passkeys',
    table: passkeys,
    rowsOf: (_db, userId) => eq(passkeys.userId, userId),
    without: ['credential_id', 'public_key', 'counter'],
  },
];
