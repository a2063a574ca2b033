import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { LoginRequest, SecondStepRequest } from '@verdant/shared/contract';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { fakeAuthCall, registerFormTests } from '../testing/form-cases';
import { StatefulAuth } from '../testing/stateful-auth';
import { SignIn } from './sign-in';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

type AuthProps = Omit<ComponentProps<typeof StatefulAuth>, 'children'>;

function open(auth: AuthProps = {}) {
  return renderInShell(
    <StatefulAuth {...auth}>
      <SignIn />
    </StatefulAuth>,
    { route: '/sign-in' },
  );
}

async function fill(user = userEvent.setup()) {
  await user.click(email());
  await user.paste('jo@example.com');
  await user.click(password());
  await user.paste('correct horse');
  return user;
}

registerFormTests({
  open: async (answer) => {
    const sent: unknown[] = [];
    open({ login: fakeAuthCall(sent, answer), storedError: 'Not this one' });
    return () => sent;
  },
  fields: { Email: 'jo@example.com', Password: ' with spaces ' },
  submit: 'Sign in',
  busy: 'Signing in...',
  sent: { email: 'jo@example.com', password: ' with spaces ' },
  empty: { Email: 'Email is required', Password: 'Password is required' },
  refused: ['password', 'Password'],
  tags: { form: '@s-2.45 @s-2.46 @s-5.1 @s-5.2', refused: '@s-8.11' },
});

test('shows the title, the fields with their autocomplete, and links to reset the password and sign up @s-2.45', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
  expect(screen.getByRole('list', { name: 'Legal' })).toBeVisible();
});

test('the sign-in request omits "Remember me", and the page does not navigate after a successful sign-in @s-2.45', async () => {
  const sent: unknown[] = [];
  const view = open({ login: fakeAuthCall(sent, undefined) });
  const user = await fill();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(password());
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ email: 'jo@example.com', password: 'correct horse' }]);
  expect(view.location()).toBe('/sign-in');
});

test('the submit button reads Signing in... and submissions are ignored while the auth service is loading', async () => {
  const login = jest.fn(() => Promise.resolve());
  renderInShell(<SignIn />, { auth: { isAuthenticated: false, user: null, isLoading: true, login } });
  const user = await fill();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  expect(login).not.toHaveBeenCalled();
});

test('a failed sign-in shows the stored auth error and keeps the typed text; the next submission removes the error @s-2.47 @s-3.11 @s-8.12', async () => {
  open({
    login: () => Promise.reject(new Error('Login service not found. Please check your connection and try again.')),
    storedError: 'Login service not available. Please check your connection and try again.',
  });
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Login service not available. Please check your connection and try again.$/,
  );
  const index = screen.getByRole('alert').compareDocumentPosition(submit().closest('form') ?? document.body);
  expect(index).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(email()).toHaveValue('jo@example.com');
  expect(password()).toHaveValue('correct horse');
  await user.clear(password());
  await user.click(submit());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('stored error')).toBeEmptyDOMElement();
});

test('a stale auth error is cleared once when the page opens', async () => {
  const clearError = jest.fn();
  open({ error: 'Authentication expired. Please log in again.', clearError });
  await waitFor(() => expect(screen.getByLabelText('stored error')).toBeEmptyDOMElement());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(clearError).toHaveBeenCalledTimes(1);
});

test('the password can be shown and hidden', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('an account scheduled for deletion can be kept, and the user is then signed in', async () => {
  const leaving = new ApiError('http', 'x', { status: 403, detail: 'In English', url: '/auth/login' });
  const outcomes = [Promise.reject(leaving), Promise.resolve()];
  outcomes[0]?.catch(() => undefined);
  const login = jest.fn(async () => outcomes.shift());
  const api = fakeApi({ 'POST /auth/keep-account': undefined });
  renderInShell(
    <StatefulAuth login={login} storedError="In English">
      <SignIn />
    </StatefulAuth>,
    { route: '/sign-in', api },
  );
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText('This account will be deleted soon. Until then, you can keep it.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
  const body = { email: 'jo@example.com', password: 'correct horse' };
  expect(api.calls).toEqual([{ method: 'POST', path: '/auth/keep-account', body }]);
});

describe('a user with a second factor', () => {
  const failed = (status: number, detail: ConstructorParameters<typeof ApiError>[2]['detail'], body?: unknown) =>
    new ApiError('http', 'x', { status, detail, body, url: '/auth/login' });
  // Error with which the shell rejects after a 401: the message of spec 8, with the response as the cause.
  const loginError = new Error('Invalid email or password. Please try again.', {
    cause: failed(401, 'Please enter the code from your authenticator app.', { challenge: 'the challenge' }),
  });
  const wrongCode = failed(400, [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }]);
  const over = new Error('Invalid email or password. Please try again.', { cause: failed(401, 'x') });

  async function openStep(rejections: readonly Error[] = []) {
    const sent: (LoginRequest | SecondStepRequest)[] = [];
    const left = [loginError, ...rejections];
    const login = async (credentials: LoginRequest | SecondStepRequest) => {
      sent.push(credentials);
      const rejection = left.shift();
      if (rejection) throw rejection;
    };
    open({ login, storedError: 'This sign-in took too long or had too many wrong codes. Please sign in again.' });
    const user = await fill(userEvent.setup({ delay: null }));
    await user.click(submit());
    const code = await screen.findByLabelText('Code from your authenticator app');
    return { user, code, sent };
  }

  test('is asked for the code on the sign-in page after the password, without an error message', async () => {
    const { user, code, sent } = await openStep();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAccessibleDescription(/^Your password is right/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.type(code, '123 456{Enter}');
    expect(sent.at(-1)).toEqual({ challenge: 'the challenge', code: '123456' });
  });

  test('can use a recovery code, and return to the password', async () => {
    const { user, sent } = await openStep();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = screen.getByLabelText('Recovery code');
    expect(recovery).toHaveFocus();
    expect(recovery).toHaveAttribute('inputmode', 'text');
    await user.type(recovery, 'ABCD-EFGH{Enter}');
    expect(sent.at(-1)).toEqual({ challenge: 'the challenge', code: 'ABCDEFGH' });
    await user.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('jo@example.com');
  });

  test('sees an error at the field after a wrong code, and returns to the password form if the challenge has expired', async () => {
    const { user, code } = await openStep([wrongCode, over]);
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^This code is not right/));
    expect(code).toHaveFocus();
    await user.type(code, '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This sign-in took too long/);
    expect(email()).toHaveFocus();
  });
});
