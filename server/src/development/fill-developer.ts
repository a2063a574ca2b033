import * as v from 'valibot';
import { respondResponse, startResponse } from '@verdant/shared/contract';
import { demoAccounts, demoAnswers, demoGoals, type DemoAccount } from '../demo/household';
import { demoStatement } from '../demo/statements';
import { dayBefore } from '../money/day-before';
import { dayInMonth, monthIndex, fromDayNumber, toDayNumber } from '../money/recurring/days';

/** Calls the API as the developer. A text is sent as a file. */
export type CallApi = (path: string, body: object | string) => Promise<unknown>;

async function importStatements(call: CallApi, today: string): Promise<void> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of a constant
  for (const account of Object.keys(demoAccounts) as DemoAccount[]) {
    const { name, kind } = demoAccounts[account];
    const query = new URLSearchParams({ file_name: `${name}.ofx`, account: JSON.stringify({ name, kind }) });
    await call(`/money/imports?${query.toString()}`, demoStatement(account, today));
  }
}

async function addGoals(call: CallApi, today: string): Promise<void> {
  for (const { monthsAhead, share: _share, ...goal } of demoGoals) {
    const date = fromDayNumber(dayInMonth(monthIndex(toDayNumber(today)) + monthsAhead, 28));
    await call('/goals', { ...goal, date, saved: { type: 'by_hand', saved_cents: 0, saved_on: today } });
  }
}

async function takeQuiz(call: CallApi): Promise<void> {
  const started = v.parse(startResponse, await call('/adaptive-quiz/start', {}));
  if ('has_existing_session' in started) return;
  let question: typeof started.question | null | undefined = started.question;
  while (question) {
    const { id } = question;
    const response = { question_id: id, answer: demoAnswers[id], touched: true };
    const next = await call('/adaptive-quiz/respond', { session_data: started.session, response });
    question = v.parse(respondResponse, next).question;
  }
}

/** Adds a year of transactions, goals and a completed quiz. */
export async function fillDeveloper(call: CallApi, now = new Date()): Promise<void> {
  const today = dayBefore(now);
  await importStatements(call, today);
  await addGoals(call, today);
  await takeQuiz(call);
}
