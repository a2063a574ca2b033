/** @jest-environment jest-fixed-jsdom */
import { SESSION_ENDED } from '@verdant/shared/contract';
import { forgetOtherUsers, removePersonalData } from './personal-data';

const device = { theme: 'dark', 'theme-choice': 'system', language: 'de', 'verdant:sign-outs': '[]' };
const jos = { token: 'Bearer abc', 'verdant:quiz-draft:jo%2F1:s:q': '{"answer":"90000"}' };
const kims = { 'verdant:quiz-draft:kim:s:q': '{"answer":"3"}' };

beforeEach(() => {
  localStorage.clear();
  for (const [key, value] of Object.entries({ ...device, ...jos, ...kims, 'from-a-remote': 'x' })) {
    localStorage.setItem(key, value);
  }
});

test('logout keeps only device settings and pending sign-outs in storage @s-4.10', () => {
  sessionStorage.setItem('x', 'y');
  removePersonalData();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(device);
  expect(sessionStorage).toHaveLength(0);
});

test('logout fires the event that makes pages drop personal data from memory', () => {
  const drop = jest.fn();
  addEventListener(SESSION_ENDED, drop, { once: true });
  removePersonalData();
  expect(drop).toHaveBeenCalledTimes(1);
});

test.each([
  ['jo/1', jos],
  ['ki', { token: 'Bearer abc' }],
])(
  'a sign-in keeps the token, device settings and, of all data with a user id in the key, only that of the user %s',
  (user, kept) => {
    forgetOtherUsers(user);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ ...device, ...kept });
  },
);
