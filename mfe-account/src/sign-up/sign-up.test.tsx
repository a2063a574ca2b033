import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { ValidationItem } from '@verdant/shared/contract';
import { keepFirstAnswer, takeFirstAnswer } from '@verdant/shared/first-answer';
import { renderInShell } from '@verdant/shared/testing';
import { fakeAuthCall, registerFormTests, getFieldError, submitForm } from '../testing/form-cases';
import { StatefulAuth } from '../testing/stateful-auth';
import { SignUp } from './sign-up';

const submit = () => screen.getByRole('button', { name: 'Create account' });
const refused = (items: ValidationItem[]) =>
  new ApiError('http', 'Unprocessable', { status: 422, detail: items, url: '/auth/register' });

function open(auth: Omit<ComponentProps<typeof StatefulAuth>, 'children'> = {}) {
  return renderInShell(
    <StatefulAuth {...auth}>
      <SignUp />
    </StatefulAuth>,
    { route: '/sign-up' },
  );
}

const typed = {
  'First name': ' Jo ',
  'Last name': 'Nguyen',
  Email: 'jo@example.com',
  'Phone (optional)': '+61 412 345 678',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};
registerFormTests({
  open: async (answer) => {
    const sent: unknown[] = [];
    open({ register: fakeAuthCall(sent, answer), storedError: 'Not this one' });
    return () => sent;
  },
  fields: typed,
  submit: 'Create account',
  busy: 'Creating account...',
  sent: {
    email: typed.Email,
    password: typed.Password,
    first_name: 'Jo',
    last_name: 'Nguyen',
    phone: '+61 412 345 678',
  },
  empty: {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    Password: 'Password is required',
    'Confirm password': 'Please confirm your password',
  },
  refused: ['email', 'Email'],
  tags: { form: '@s-2.51 @s-5.2 @s-5.3', refused: '@s-8.11' },
});

test('the message "Your first answer is saved" is shown only if an answer from the landing page is stored', () => {
  const view = open();
  expect(screen.queryByText(/Your first answer is saved/)).not.toBeInTheDocument();
  view.unmount();
  keepFirstAnswer({ questionId: 'a', answer: 'b' });
  open();
  expect(screen.getByText(/Your first answer is saved/)).toBeVisible();
  expect(takeFirstAnswer()).not.toBeNull();
});

const send = async (values: Partial<typeof typed> = {}) => submitForm({ ...typed, ...values }, 'Create account');

test('shows the title, six fields with their autocomplete values, and a link to sign in @s-2.50', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const autocomplete = Object.keys(typed).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(autocomplete).toEqual(['given-name', 'family-name', 'email', 'tel', 'new-password', 'new-password']);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('shows the agreement above the button, with links that open in a new tab', () => {
  open();
  const sentence = screen.getByText(/By creating an account you agree to/);
  expect(sentence).toHaveTextContent(
    'By creating an account you agree to the Terms of use (opens in a new tab). What we store about you, and for how long: Privacy (opens in a new tab).',
  );
  expect(sentence.compareDocumentPosition(submit()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  for (const [name, path] of [
    ['Terms of use (opens in a new tab)', '/terms'],
    ['Privacy (opens in a new tab)', '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('does not send an empty phone number, and does not navigate after signing up @s-3.3', async () => {
  const sent: unknown[] = [];
  const view = open({ register: fakeAuthCall(sent, undefined) });
  await send({ 'Phone (optional)': '' });
  expect(sent).toEqual([{ email: 'jo@example.com', password: 'correct horse', first_name: 'Jo', last_name: 'Nguyen' }]);
  expect(view.location()).toBe('/sign-up');
});

test('a server error about a field that the form lacks is shown under the password', async () => {
  open({ register: () => Promise.reject(refused([{ loc: ['body', 'terms'], msg: 'Please accept the terms' }])) });
  await send();
  await waitFor(() => expect(getFieldError('Password')).toBe('Please accept the terms'));
});

test('a failure that names no field shows the stored auth error under the password until the next submission @s-8.13', async () => {
  const storedError = 'Registration service not available. Please check your connection and try again.';
  const answers = [Promise.reject(new Error('Registration service not found.')), new Promise<never>(() => undefined)];
  answers[0]?.catch(() => undefined);
  open({ register: async () => answers.shift(), storedError });
  const user = await send();
  await waitFor(() => expect(getFieldError('Password')).toBe(storedError));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
  await user.click(submit());
  expect(getFieldError('Password')).toBeNull();
  expect(screen.getByLabelText('stored error')).toBeEmptyDOMElement();
});

test('a failure without a message shows the default error text @s-8.13', async () => {
  open({ register: () => Promise.reject(new Error('')) });
  await send();
  await waitFor(() => expect(getFieldError('Password')).toBe('An error occurred during registration'));
});
