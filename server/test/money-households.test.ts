import { householdsOn } from '../src/money/testing/households';
import { recompute } from '../src/money/testing/recompute';
import { dayInSydney } from '../src/money/days';
import { sharedServer } from './support/shared-server';
import { sharedAggregatorStub } from './support/aggregator-stub';
import { createMoneyClient } from './support/money';

const stub = sharedAggregatorStub();
const server = sharedServer(() => stub.settings);

const today = dayInSydney(new Date());
const households = householdsOn(today);

/** Creates a user with the linked banks of a household. Also returns the overview of the user's accounts. */
async function personOf({ accounts, lines, connections }: (typeof households)[number]) {
  Object.assign(stub.data, { status: 200, accounts, transactions: lines.map(({ raw }) => raw) });
  const person = await createMoneyClient(server);
  await person.session();
  for (const connection of connections) await person.confirm({ provider_account_id: connection });
  return { person, overview: await person.refresh() };
}

/** Names of the households whose sums depend on stored rows. The other households are tested without a database. */
const STORED =
  /^(?:control|the same|card paid by BPAY|FAILED|joint|card with 90|bank silent|overdrawn|account |one record|an account in US|super alone)/;
const stored = households.filter(({ name }) => STORED.test(name));

test.each(stored.map((household) => [household.name, household] as const))(
  'the API states the correct income, spending and net position of the household "%s"',
  async (_name, household) => {
    const { person, overview } = await personOf(household);
    const really = recompute(household, today);
    const months = (await person.spending('?months=12')).filter(({ is_complete }) => is_complete);
    expect(months.map(({ month, income_cents, spent_cents }) => [month, income_cents, spent_cents])).toEqual(
      really.months.map(({ month, incomeCents, spentCents }) => [month, incomeCents, spentCents]),
    );
    expect(overview.net.find(({ currency }) => currency === 'AUD')?.net_cents ?? 0).toBe(really.netCents);
    expect(await person.measures()).toMatchObject({ income_cents: really.incomeCents, spent_cents: really.spentCents });
    const { skipped = 0, isStale = false } = household.truth;
    expect(overview.updates.reduce((sum, update) => sum + update.skipped, 0)).toBe(skipped);
    expect(overview.updates.some(({ is_stale }) => is_stale)).toBe(isStale);
  },
);

test('figures have the time reported by the bank, and a bank that the aggregator cannot reach is reported', async () => {
  const [household] = households;
  if (!household) throw new Error('there is no household');
  const at = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000).toISOString();
  const [account] = household.accounts;
  const dataset = [{ name: 'BASIC_AGG_DATA', additionalStatus: 'SITE_UNAVAILABLE', lastUpdated: at }];
  const silent = { ...household, accounts: [{ ...account, id: 1, providerAccountId: 77, lastUpdated: at, dataset }] };
  const { person, overview } = await personOf(silent);
  expect(overview.updates).toMatchObject([{ updated_at: at, failure: 'unavailable', is_stale: true }]);
  expect(overview.accounts).toMatchObject([{ balance_cents: 300_000, as_of: at }]);
  expect(await person.measures()).toMatchObject({ covered_months: null, buffer_days: null });
});

test('a duplicate of an account is excluded with a reason, and counts after the other account is disconnected', async () => {
  const named = (words: string) => households.find(({ name }) => name.startsWith(words));
  const joint = named('joint account');
  if (!joint) throw new Error('there is no such household');
  const { person, overview } = await personOf(joint);
  expect(overview.accounts.map(({ left_out }) => left_out ?? 'counts').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'counts',
    'duplicate',
  ]);
  const all = await person.all();
  expect(all).toHaveLength(joint.lines.length / 2);
  // The duplicate account counts after the link of the account that counted before is removed.
  const kept = overview.accounts.find(({ left_out }) => left_out === null);
  expect((await person.send('DELETE', `/bank/links/${kept?.link_id}`)).status).toBe(204);
  expect((await person.overview()).accounts).toMatchObject([{ left_out: null }]);
  expect(await person.all()).toHaveLength(all.length);
});
