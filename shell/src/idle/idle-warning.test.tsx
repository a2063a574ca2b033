import { act, fireEvent, screen } from '@testing-library/react';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { noteSessionUse } from '../auth/session-use';
import { decideIdleStep, IdleWarning } from './idle-warning';

// Each test runs on a later day, so that uses of earlier tests never count.
let today = Date.now();
beforeEach(() => {
  today += 24 * 60 * 60_000;
  jest.useFakeTimers({ now: today });
  noteSessionUse(Date.now());
});
afterEach(() => jest.useRealTimers());

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

function open(me: unknown = {}) {
  const logout = jest.fn();
  const onMe = async () => {
    if (me instanceof Error) throw me;
    noteSessionUse(Date.now());
    return me;
  };
  const api = fakeApi({ 'GET /auth/me': onMe });
  renderInShell(<IdleWarning minutes={30} />, { api, auth: { logout } });
  return { api, logout };
}

test('the warning is shown about two minutes before the session ends, and "Stay signed in" extends the session', async () => {
  const { api } = open();
  await pass(26.5);
  expect(warning()).toBeNull();
  await pass(1);
  expect(warning()).toHaveTextContent(/we will sign you out at \d/);
  expect(api.calls).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })));
  expect(api.calls).toHaveLength(1);
  expect(warning()).toBeNull();
  await pass(26.5);
  expect(warning()).toBeNull();
});

test('activity in another tab closes the warning', async () => {
  open();
  await pass(27.5);
  expect(warning()).toBeVisible();
  noteSessionUse(Date.now());
  await pass(0.1);
  expect(warning()).toBeNull();
});

test('a failed extension is reported, and signing out is offered', async () => {
  const { logout } = open(new ApiError('network', 'Network Error', { url: '/auth/me' }));
  await pass(27.5);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' })));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach Verdant. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(logout).toHaveBeenCalledTimes(1);
});

const MINUTE = 60_000;
const at = (minutes: number, activeAt = 0) =>
  decideIdleStep({ now: minutes * MINUTE, usedAt: 0, activeAt: activeAt * MINUTE, minutes: 30 });

const warned = { type: 'warn', endsAt: 29 * MINUTE };

test.each([
  ['no step', 26.9, 26, { type: 'rest' }],
  ['a warning with an end one minute early', 27, 0, warned],
  ['a request that extends the session of an active user', 27, 5, { type: 'send' }],
  ['no request around the end, which could extend an unattended session', 29.5, 5, warned],
  ['no request around the end, which could extend an unattended session', 30.1, 5, warned],
  ['a request that signs out', 30.2, 0, { type: 'send' }],
])(
  'an idle limit of 30 minutes leads to %s at minute %d if the last activity was at minute %d',
  (_step, now, activeAt, step) => {
    expect(at(now, activeAt)).toEqual(step);
  },
);

test('an idle limit of one minute leads to a warning 30 seconds before the earliest possible end of the session', () => {
  const step = (seconds: number) => decideIdleStep({ now: seconds * 1000, usedAt: 0, activeAt: 0, minutes: 1 }).type;
  expect([23, 24, 40].map(step)).toEqual(['rest', 'warn', 'warn']);
});
