import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { formCases } from '../testing/form-cases';
import { ForgotPassword } from './forgot-password';

const PATH = 'POST /auth/forgot-password';
const accepted = { message: 'On its way.', expires_in_minutes: 45 };
const network = new ApiError('network', 'Network Error', { url: '/auth/forgot-password' });

const email = () => screen.getByLabelText('Email');
const submit = () => screen.getByRole('button', { name: 'Send link' });

function open(given: unknown = accepted) {
  const api = fakeApi({ [PATH]: given });
  return { api, ...renderInShell(<ForgotPassword />, { api, route: '/forgot-password' }) };
}

async function ask(user = userEvent.setup()) {
  await user.type(email(), 'jo@example.com');
  await user.click(submit());
  return user;
}

formCases({
  open: async (answer) => {
    const { api } = open(answer);
    return () => api.calls;
  },
  fields: { Email: 'jo@example.com' },
  submit: 'Send link',
  busy: 'Sending...',
  sent: { method: 'POST', path: '/auth/forgot-password', body: { email: 'jo@example.com' } },
  empty: { Email: 'Email is required' },
  refused: ['email', 'Email'],
  failed: 'The link could not be requested. Please try again.',
});

test('shows a field for the e-mail address and a link back to sign-in', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/sign-in');
});

test('after the request, an explanation has the focus; "Use another address" returns to the form and typed address', async () => {
  open();
  const user = await ask();
  const status = await screen.findByRole('status');
  expect(document.activeElement).toContainElement(status);
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

  const start = async (given: unknown = accepted) => {
    const view = open(given);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await ask(user);
    await screen.findByRole('button', { name: /^Send another link in \d+ s$/ });
    return { user, ...view };
  };
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

  test('is possible after 60 seconds, and after the second request again only after 60 seconds', async () => {
    const { user, api } = await start();
    expect(screen.getByRole('button', { name: 'Send another link in 60 s' })).toBeDisabled();
    await pass(15_000);
    expect(screen.getByRole('button', { name: 'Send another link in 45 s' })).toBeDisabled();
    await pass(45_000);
    await pass(600_000);
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect(api.calls).toHaveLength(2);
    expect(await screen.findByText(/another link is on its way. Only the newest one works.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send another link in (60|59) s$/ })).toBeDisabled();
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
  });

  test('shows an error if the request fails, and keeps the button enabled', async () => {
    let failing = false;
    const { user } = await start(() => {
      if (failing) throw network;
      return accepted;
    });
    await pass(61_000);
    failing = true;
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeEnabled();
  });
});
