import { parsePendingSignOuts, signOutRetryDelayMs, withoutSignOut, withSignOut } from './pending-sign-outs';

const DAY_MS = 24 * 60 * 60 * 1000;
const signOut = (token: string, since = 0) => ({ token, since });

test.each([null, '', 'x', '{}', '[{"token":1,"since":2}]', '[1]'])(
  'the invalid stored text %j is read as an empty list',
  (text) => {
    expect(parsePendingSignOuts(text, 0)).toEqual([]);
  },
);

test('stored sign-outs expire after 30 days', () => {
  const text = JSON.stringify([signOut('old'), signOut('new', DAY_MS)]);
  expect(parsePendingSignOuts(text, 30 * DAY_MS - 1)).toHaveLength(2);
  expect(parsePendingSignOuts(text, 30 * DAY_MS)).toEqual([signOut('new', DAY_MS)]);
});

test('stores each token only once, and only the newest 20 tokens', () => {
  const many = Array.from({ length: 25 }, (_, index) => signOut(String(index))).reduce<ReturnType<typeof signOut>[]>(
    withSignOut,
    [],
  );
  expect(many.map(({ token }) => token)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 5)));
  const again = withSignOut(many, signOut('5'));
  expect(again).toHaveLength(20);
  expect(again.at(-1)).toEqual(signOut('5'));
  expect(withoutSignOut(again, '5')).toHaveLength(19);
});

test('delays between retries grow from 2 seconds to at most 5 minutes', () => {
  expect([1, 2, 3, 8, 9, 2000].map(signOutRetryDelayMs)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
});
