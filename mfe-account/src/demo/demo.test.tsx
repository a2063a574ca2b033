import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { Demo } from './demo';

const signedOut = { isAuthenticated: false, user: null, isLoading: false };

test('the demo page requests a demo household once, and shows a Try again button after a failure', async () => {
  const login = jest
    .fn()
    .mockRejectedValueOnce(new Error('busy'))
    .mockReturnValue(new Promise(() => undefined));
  renderInShell(<Demo />, { auth: { ...signedOut, login } });
  expect(login).toHaveBeenCalledTimes(1);
  expect(login).toHaveBeenCalledWith({ demo: true });
  expect(await screen.findByText(/could not be opened/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your own account' })).toHaveAttribute('href', '/sign-up');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Setting up the household...')).toBeVisible();
});

test('the demo page does not request a demo household while the sign-in status is loading', () => {
  const login = jest.fn();
  renderInShell(<Demo />, { auth: { ...signedOut, isLoading: true, login } });
  expect(login).not.toHaveBeenCalled();
});
