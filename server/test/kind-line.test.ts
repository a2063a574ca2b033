import { readInsights } from '@verdant/shared/contract';
import { moneyPerson } from './support/money';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

test('frequent betting in the transactions shows a line with links to help until the user dismisses it', async () => {
  const person = await moneyPerson(server);
  await person.linkWithFigures('Quokka National');
  const line = async () => readInsights((await person.send('GET', '/adaptive-quiz/insights')).body).kind_line;
  await query(server, 'update money_transactions set flag = null where user_id = $1', [person.id]);
  expect(await line()).toBeUndefined();
  const bet = async (times: number) =>
    query(
      server,
      `update money_transactions set flag = 'gambling' where id in (select id from money_transactions
       where user_id = $1 and amount_cents < 0 and is_counted order by date desc limit $2)`,
      [person.id, times],
    );
  // Three bets, such as an occasional lottery ticket, are no sign of a gambling problem.
  await bet(3);
  expect(await line()).toBeUndefined();
  await bet(4);
  expect(await line()).toMatchObject({ links: [{ url: 'tel:1800858858' }, {}] });
  const dismissal = { state: 'dismissed', reason: 'other' };
  expect((await person.send('PUT', '/adaptive-quiz/actions/kind-line', dismissal)).status).toBe(200);
  expect(await line()).toBeUndefined();
  expect(
    await query(server, "select from quiz_actions where user_id = $1 and rule_id = 'kind-line'", [person.id]),
  ).toBe(1);
});
