import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bankLinksResponse, linkSession, moneyCycle, moneyOverview, moneyTransactions } from '@verdant/shared/contract';
import { getRecommendations } from '../../src/insights/build-insights';
import { importFile } from './import-file';
import { waitForMailsTo } from './received-mails';
import { addPasskey, beginAddingPasskey } from './passkeys';
import { signIn, signUpVerified } from './users';
import { query } from './query';
import { answerAs, stretchedPersona } from '../../testing/quiz-personas';
import { QuizPlayer } from './quiz-player';
import { switchOnSecondFactor } from './second-factor';
import type { TestServer } from './start-server';
import { linkBankInWidget } from './widget-visitor';

/**
 * Creates a user with rows in every table with data of users. Quiz and money: a decision, a linked bank with transactions
 * and an own category, and an unconfirmed link. Account: a passkey and a pending one, a second factor with a pending
 * sign-in, and links. A new table with data of users needs a line here.
 */
export async function userWithAllData(server: TestServer, changes: Record<string, unknown> = {}) {
  const person = await signUpVerified(server, changes);
  const { typed, token, user } = person;
  const send = async (method: string, path: string, body?: unknown) =>
    server.request(method, `/api/v1${path}`, { token, ...(body !== undefined && { body }) });

  const player = new QuizPlayer(server, token);
  await player.play(await player.start(), answerAs(stretchedPersona));
  const advice = getRecommendations(await player.insights());
  await send('PUT', `/adaptive-quiz/actions/${advice.find(({ essential }) => !essential)?.id}`, { state: 'done' });
  await send('PUT', '/auth/me/preferences', { theme: 'dark', language: 'en' });
  await send('PUT', '/auth/me/notifications', { email: true, push: false, marketing: false });

  const session = async () => v.parse(linkSession, (await send('POST', '/bank/link-session')).body);
  const visited = await linkBankInWidget(await session(), { bank: 'Quokka National', user: 'success' });
  const body = { provider_account_id: visited.providerAccountId };
  v.parse(bankLinksResponse, (await send('POST', '/bank/links', body)).body);
  await linkBankInWidget(await session(), { bank: 'Dag Site', user: 'success' });
  await send('POST', '/money/refresh');
  const page = v.parse(moneyTransactions, (await send('GET', '/money/transactions')).body);
  await send('PUT', `/money/transactions/${page.transactions[0]?.id}/category`, { category: 'groceries' });

  const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await send('PUT', '/money/cycle', { status: 'corrected', rhythm: 'monthly', next_pay_on: inTenDays });
  const { bills } = v.parse(moneyCycle, (await send('GET', '/money/cycle')).body);
  await send('PUT', '/money/cycle/bill', { key: bills[0]?.key, status: 'confirmed' });

  const rent = { label: 'Rent', amount_cents: 64_000, rhythm: 'fortnightly', next_on: inTenDays };
  await send('PUT', `/money/cycle/bills/${randomUUID()}`, rent);
  await send('PUT', '/budget/groceries', { cents: 60_000, roll_over: true });

  await send('POST', '/money/calendar');

  await importFile(server, token, { text: '24/11/2026,"-23.50","=CAFE","+100.00"\n', name: 'CSVData.csv' });
  const { accounts } = v.parse(moneyOverview, (await send('GET', '/money/accounts')).body);
  const byHand = accounts.find(({ link_id }) => link_id === null);
  const linked = accounts.find(({ link_id }) => link_id !== null);
  await send('PUT', `/money/accounts/${byHand?.id}/same-as`, { account_id: linked?.id, is_same: false });

  const held = { type: 'account', account_id: byHand?.id, share_percent: 40 };
  const trip = { name: 'Trip', target_cents: 90_000, date: inTenDays, per_payday_cents: 10_000, saved: held };
  await send('POST', '/goals', trip);

  await query(
    server,
    `insert into reminders (kind, about, user_id)
    select 'check-in', id, user_id from quiz_sessions where user_id = $1`,
    [user.id],
  );
  await query(
    server,
    `insert into quiz_figures (user_id, question_id, session_id, decision, value, answer, answered_at)
    select user_id, 'cash-flow-spending', id, 'keep', 80, 'much_more', now() from quiz_sessions where user_id = $1`,
    [user.id],
  );
  await addPasskey(server, person);
  await beginAddingPasskey(server, person);
  await switchOnSecondFactor(server, person);
  await signIn(server, typed.email, typed.password);
  await send('POST', '/auth/me/export');
  // Inserts the job of a mail that could not be sent. Such jobs are kept for a week, with the address as it was typed.
  await query(server, `insert into pgboss.job (name, data, state) values ('password-reset-mail', $1, 'failed')`, [
    JSON.stringify({ email: typed.email.toUpperCase(), language: 'en' }),
  ]);
  await send('POST', '/auth/forgot-password', { email: typed.email });
  // The five mails are the notices of bank, calendar link, passkey and second factor, and the requested reset mail.
  await waitForMailsTo(server.dataDir, typed.email, 5);
  return { ...person, send, id: user.id };
}
