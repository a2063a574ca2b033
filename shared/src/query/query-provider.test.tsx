import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthContext } from '@verdant/shared/services';
import { fakeAuth, testUser } from '@verdant/shared/testing';
import { SESSION_ENDED } from '../contract';
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

test('the cache outlives a page, and ends with the session', () => {
  render(page(<Save />)).unmount();
  const next = render(page(<Figure />));
  expect(screen.getByText('90000')).toBeVisible();
  next.unmount();
  act(() => void dispatchEvent(new Event(SESSION_ENDED)));
  render(page(<Figure />));
  expect(screen.getByText('nothing')).toBeVisible();
});

test('the next user starts with an empty one', () => {
  render(page(<Save />)).unmount();
  render(page(<Figure />, 'kim'));
  expect(screen.getByText('nothing')).toBeVisible();
});
