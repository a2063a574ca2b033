/** @jest-environment jest-fixed-jsdom */
import { PENDING_SIGN_OUTS_KEY } from '../stored-keys';
import {
  createSessionRevoker,
  parsePendingSignOuts,
  signOutRetryDelayMs,
  withoutSignOut,
  withSignOut,
} from './session-revoker';

const stored = () => localStorage.getItem(PENDING_SIGN_OUTS_KEY);
function server() {
  const state = { isUp: false, asked: [] as string[], ended: [] as string[] };
  const send = async (token: string) => {
    state.asked.push(token);
    if (!state.isUp) throw new Error('down');
    state.ended.push(token);
  };
  return { state, send };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a failed revocation stays pending and is retried with growing delays', async () => {
  const { state, send } = server();
  createSessionRevoker(send).revoke('Bearer a');
  await settle();
  expect(stored()).toContain('Bearer a');
  await jest.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(state.asked).toHaveLength(3);
  state.isUp = true;
  await jest.advanceTimersByTimeAsync(8_000);
  expect(state.ended).toEqual(['Bearer a']);
  expect(stored()).toBeNull();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(state.asked).toHaveLength(4);
});

test('a pending revocation is retried at the next start and when the browser is online again', async () => {
  const { state, send } = server();
  createSessionRevoker(send).revoke('Bearer a');
  await settle();
  const next = server();
  const stop = createSessionRevoker(next.send).start();
  await settle();
  expect(next.state.asked).toEqual(['Bearer a']);
  next.state.isUp = true;
  dispatchEvent(new Event('online'));
  await settle();
  expect(next.state.ended).toEqual(['Bearer a']);
  expect(stored()).toBeNull();
  stop();
  expect(state.ended).toEqual([]);
});

test('a token that always fails does not delay other tokens, including tokens of another tab', async () => {
  const ended: string[] = [];
  const send = async (token: string) => {
    if (token === 'bad') throw new Error('no');
    ended.push(token);
  };
  const revoker = createSessionRevoker(send);
  revoker.revoke('bad');
  await settle();
  localStorage.setItem(
    PENDING_SIGN_OUTS_KEY,
    JSON.stringify(withSignOut(parsePendingSignOuts(stored(), Date.now()), { token: 'other', since: Date.now() })),
  );
  await jest.advanceTimersByTimeAsync(600_000);
  expect(ended).toEqual(['other']);
  expect(stored()).toContain('bad');
  expect(stored()).not.toContain('other');
});

test('with blocked storage, a failed revocation is retried while the page is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { state, send } = server();
  createSessionRevoker(send).revoke('Bearer a');
  await settle();
  state.isUp = true;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(state.ended).toEqual(['Bearer a']);
});

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
