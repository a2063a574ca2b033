import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthContext } from '@verdant/shared/services';
import { fakeAuth, testUser } from '@verdant/shared/testing';
import { DATA_CHANGED, SESSION_ENDED } from '../contract';
import { QueryProvider, useQueryClient } from '.';

function Figure() {
  const client = useQueryClient();
  return <p>{String(client.getQueryData(['income']) ?? 'nothing')}</p>;
}

function Save() {
  useQueryClient().setQueryData(['income'], 90_000);
  return null;
}

const page = (child: ReactNode, id = 'jo') => (
  <AuthContext value={fakeAuth({ user: { ...testUser, id } })}>
    <QueryProvider>{child}</QueryProvider>
  </AuthContext>
);

test.each([
  ['the end of the session', SESSION_ENDED],
  ['a change of stored data', DATA_CHANGED],
])('cached data is kept across pages, and cleared by %s', (_what, event) => {
  render(page(<Save />)).unmount();
  const next = render(page(<Figure />));
  expect(screen.getByText('90000')).toBeVisible();
  next.unmount();
  act(() => void dispatchEvent(new Event(event)));
  render(page(<Figure />));
  expect(screen.getByText('nothing')).toBeVisible();
});

test('the next user starts with an empty cache', () => {
  render(page(<Save />)).unmount();
  render(page(<Figure />, 'kim'));
  expect(screen.getByText('nothing')).toBeVisible();
});
