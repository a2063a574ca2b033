import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import type { SlotProps } from '@verdant/shared/slots';
import { NewResult } from './new-result';

const KEY = 'verdant:new-result:user-1';
const user = { id: 'user-1', email: 'jo@example.com', first_name: 'Jo', last_name: 'Byron', phone: '' };

function Fill({ props }: { props: unknown }) {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the props of the only slot
  const { sessionId, isNew, onClose } = props as SlotProps<'mfe-dashboard/new-result'>;
  return (
    <button type="button" onClick={onClose}>
      {sessionId} {isNew ? 'new' : 'old'}
    </button>
  );
}

const open = (state?: object) =>
  renderInShell(<NewResult />, { auth: { user }, route: { pathname: '/dashboard', state } });

beforeEach(() => {
  localStorage.clear();
  globalThis.__federation_fills__ = Fill;
});
afterEach(() => {
  globalThis.__federation_fills__ = undefined;
});

test('the quiz result is marked as new after the quiz, is shown again after a reload, and is removed when closed', async () => {
  const { unmount } = open({ newResult: 'check-1' });
  expect(screen.getByRole('button', { name: 'check-1 new' })).toBeVisible();
  unmount();
  const reloaded = open({ newResult: 'check-1' });
  await userEvent.click(screen.getByRole('button', { name: 'check-1 old' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  reloaded.unmount();
  open();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the quiz result is restored from local storage on a later visit, but not for a different user', () => {
  localStorage.setItem(KEY, 'check-1');
  const { unmount } = open();
  expect(screen.getByRole('button', { name: 'check-1 old' })).toBeVisible();
  unmount();
  renderInShell(<NewResult />, { auth: { user: { ...user, id: 'user-2' } }, route: '/dashboard' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a link to the result is shown if the quiz micro-frontend has not rendered the result within six seconds', () => {
  jest.useFakeTimers();
  globalThis.__federation_fills__ = undefined;
  open({ newResult: 'check 1' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(6_000);
  });
  jest.useRealTimers();
  const link = screen.getByRole('link', { name: 'Your result is ready: read it' });
  expect(link).toHaveAttribute('href', '/quiz/result?check=check%201');
});

test('a newer result replaces an earlier result that was not closed', () => {
  localStorage.setItem(KEY, 'check-1');
  act(() => void open({ newResult: 'check-2' }));
  expect(screen.getByRole('button', { name: 'check-2 new' })).toBeVisible();
  expect(localStorage.getItem(KEY)).toBe('check-2');
});
