import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { registerFormTests } from '../testing/form-cases';
import { ForgotPassword } from './forgot-password';

const PATH = 'POST /auth/forgot-password';
const accepted = { message: 'On its way.', expires_in_minutes: 45 };

const email = () => screen.getByLabelText('Email');

function open(given: unknown = accepted) {
  const api = fakeApi({ [PATH]: given });
  return { api, ...renderInShell(<ForgotPassword />, { api, route: '/forgot-password' }) };
}

async function ask(user = userEvent.setup()) {
  await user.type(email(), 'jo@example.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  return user;
}

registerFormTests({
  open: async (answer) => {
    const { api } = open(answer);
    return () => api.calls;
  },
  fields: { Email: 'jo@example.com' },
  submit: 'Send link',
  busy: 'Sending...',
  sent: { method: 'POST', path: '/auth/forgot-password', body: { email: 'jo@example.com' } },
  empty: { Email: 'Email is required' },
  failed: 'The link could not be requested. Please try again.',
});

test('a request for a reset link moves the focus to an explanation; "Use another address" shows the form and the address', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/sign-in');
  const user = await ask();
  const status = await screen.findByRole('status');
  expect(status.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(status).toHaveTextContent(
    'If an account exists for jo@example.com, we have sent a link to choose a new password.The link works once, and for 45 minutes.',
  );
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(email()).toHaveValue('jo@example.com');
});

describe('requesting a second reset link', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  test('is possible 60 seconds after each link that was sent, and at once after a failed request', async () => {
    const answers = [accepted, new ApiError('network', 'Network Error', { url: '/x' }), accepted];
    const { api } = open(() => answers.shift());
    const user = await ask(userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }));
    expect(await screen.findByRole('button', { name: 'Send another link in 60 s' })).toBeDisabled();
    await pass(15_000);
    expect(screen.getByRole('button', { name: 'Send another link in 45 s' })).toBeDisabled();
    await pass(645_000);
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect(await screen.findByText(/another link is on its way. Only the newest one works.$/)).toBeVisible();
    expect(api.calls).toHaveLength(3);
    expect(screen.getByRole('button', { name: /^Send another link in (60|59) s$/ })).toBeDisabled();
    expect(screen.getByRole('status').closest('[tabindex="-1"]')).toHaveFocus();
  });
});
