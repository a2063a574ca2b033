import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language, Question } from '@verdant/shared/contract';
import type { AccountSettings } from '../accounts/account-settings';
import { moneyAccounts } from '../bank-link/schema';
import type { Database } from '../database';
import type { Cipher } from '../encryption/cipher';
import { createGoal } from '../goals/store';
import { changeBudgetAmounts, findBudget } from '../money/budget/store';
import { changeTransactions, saveSplit } from '../money/transaction-edits';
import { dayInSydney, dayInMonth, toMonthIndex, fromDayNumber, toDayNumber } from '../money/days';
import { addAccount } from '../money/import/accounts';
import { createFileReader, type ImportContext } from '../money/import/read-in-worker';
import { saveImport } from '../money/import/imports';
import { correctBill } from '../money/recurring/corrections';
import { loadRecurringPayments } from '../money/recurring/store';
import { moneyTransactions } from '../money/schema';
import { findOfferedAnswer } from '../offered-answers/find-offered-answer';
import type { QuizContext } from '../quiz/store';
import { quizSessions } from '../quiz/schema';
import { respond, restartQuiz } from '../quiz/sessions';
import {
  demoAccounts,
  demoAnswers,
  demoGoals,
  demoPaymentSplit,
  demoSuperannuation,
  demoTags,
  demoEarlierAnswers,
  type DemoAccount,
} from './household';
import { demoStatement } from './statements';

/** Age of the household's earlier quiz, in days. */
const EARLIER_QUIZ_DAYS = 92;
/** Number of bills that stay unconfirmed, for visitors to try. */
const UNCONFIRMED_BILLS = 2;

interface DemoContext {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly files: ImportContext;
}

async function addAccounts({ db, files }: DemoContext, userId: string, today: string): Promise<void> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of a constant
  for (const account of Object.keys(demoAccounts) as DemoAccount[]) {
    const { name, kind } = demoAccounts[account];
    await saveImport(files, userId, {
      bytes: new TextEncoder().encode(demoStatement(account, today)),
      fileName: `${name}.ofx`,
      mapping: undefined,
      similar: 'add',
      into: { name, kind },
      signal: new AbortController().signal,
    });
  }
  const { balanceCents, ...details } = demoSuperannuation;
  await addAccount(db, userId, { ...details, balance_cents: balanceCents, on: fromDayNumber(toDayNumber(today) - 1) });
}

async function addPlans({ db }: DemoContext, userId: string, now: Date): Promise<void> {
  const today = dayInSydney(now);
  const { id, name } = moneyAccounts;
  const isSavings = and(eq(moneyAccounts.userId, userId), eq(name, demoAccounts.savings.name));
  const [savings] = await db.select({ id }).from(moneyAccounts).where(isSavings);
  if (!savings) throw new Error('the demo household has no savings account');
  for (const { monthsAhead, share, ...goal } of demoGoals) {
    const date = fromDayNumber(dayInMonth(toMonthIndex(toDayNumber(today)) + monthsAhead, 28));
    const saved = { type: 'account', account_id: savings.id, share_percent: share } as const;
    await createGoal(db, userId, { ...goal, date, saved });
  }
  const { bills } = await loadRecurringPayments(db, userId);
  for (const { key } of bills.slice(UNCONFIRMED_BILLS)) {
    await correctBill(db, userId, { key, status: 'confirmed' });
  }
  const { categories } = await findBudget(db, userId);
  const added = categories.flatMap(({ category, proposed_cents: cents }) =>
    cents === null || cents === 0 ? [] : [{ category, cents, roll_over: false }],
  );
  await changeBudgetAmounts(db, userId, { added, removed: [] });
}

/** Splits a payment and tags payments, as examples in the list of transactions. */
async function addDetails({ db }: DemoContext, userId: string): Promise<void> {
  const { id, amountCents, description, date } = moneyTransactions;
  const newest = async (words: string) => {
    const isIt = and(eq(moneyTransactions.userId, userId), eq(description, words));
    const [found] = await db
      .select({ id, amountCents })
      .from(moneyTransactions)
      .where(isIt)
      .orderBy(desc(date))
      .limit(1);
    if (!found) throw new Error(`the demo household has no ${words}`);
    return found;
  };
  const { words, ...part } = demoPaymentSplit;
  const payment = await newest(words);
  const rest = { category: 'groceries', amount_cents: payment.amountCents - part.amount_cents } as const;
  await saveSplit(db, userId, payment.id, [rest, part]);
  for (const { tag, words: tagged } of demoTags) {
    const ids = await Promise.all(tagged.map(async (payee) => (await newest(payee)).id));
    await changeTransactions(db, userId, [{ ids, add_tag: tag }]);
  }
}

/** Starts a quiz and answers every question. */
async function takeQuiz(quiz: QuizContext, userId: string, answers: typeof demoAnswers): Promise<void> {
  const started = await restartQuiz(quiz, userId);
  const { session_id: sessionId } = started.session;
  let question: Question | null | undefined = started.question;
  while (question) {
    const { id } = question;
    const offered = (await findOfferedAnswer(quiz.db, userId, id))?.answer;
    const answer = offered ?? answers[id];
    const source = offered === undefined ? undefined : ('accounts' as const);
    const response = await respond(quiz, userId, sessionId, { question_id: id, answer, offered, source });
    question = response.question;
  }
}

/** Moves the user's quizzes into the past. */
async function backdateQuiz(db: Database, userId: string, days: number): Promise<void> {
  const { createdAt, completedAt } = quizSessions;
  const interval = sql`make_interval(days => ${days})`;
  await db
    .update(quizSessions)
    .set({ createdAt: sql`${createdAt} - ${interval}`, completedAt: sql`${completedAt} - ${interval}` })
    .where(eq(quizSessions.userId, userId));
}

/**
 * Returns the function that fills a new account with the demo household: a year of transactions up to yesterday, goals, bills,
 * a budget and two quizzes.
 */
export function createDemoFiller({
  settings: { storedTransactions: maxTransactions },
  ...stores
}: Omit<DemoContext, 'files'> & { readonly settings: Pick<AccountSettings, 'storedTransactions'> }) {
  const context = { ...stores, files: { db: stores.db, readInWorker: createFileReader(), maxTransactions } };
  return async (userId: string, language: Language, now: Date): Promise<void> => {
    const quiz: QuizContext = { ...stores, language };
    await takeQuiz(quiz, userId, { ...demoAnswers, ...demoEarlierAnswers });
    await backdateQuiz(stores.db, userId, EARLIER_QUIZ_DAYS);
    await addAccounts(context, userId, dayInSydney(now));
    await addPlans(context, userId, now);
    await addDetails(context, userId);
    await takeQuiz(quiz, userId, demoAnswers);
  };
}
