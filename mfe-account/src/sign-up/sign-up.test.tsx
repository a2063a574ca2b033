import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { RegisterRequest, ValidationItem } from '@verdant/shared/contract';
import { keepFirstAnswer, takeFirstAnswer } from '@verdant/shared/first-answer';
import { renderInShell } from '@verdant/shared/testing';
import { authCall, formCases, messageOf } from '../testing/form-cases';
import { StatefulAuth } from '../testing/stateful-auth';
import { SignUp } from './sign-up';

const labels = {
  first: 'First name',
  last: 'Last name',
  email: 'Email',
  phone: 'Phone (optional)',
  password: 'Password',
  confirm: 'Confirm password',
} as const;
const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);
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
formCases({
  open: async (answer) => {
    const sent: unknown[] = [];
    open({ register: authCall(sent, answer), storedError: 'Not this one' });
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
  tags: { empty: '@s-5.3', busy: '@s-2.51 @s-5.2', refused: '@s-8.11' },
});

test('shows that the answer from the landing page is saved, and only then', () => {
  const view = open();
  expect(screen.queryByText(/Your first answer is saved/)).not.toBeInTheDocument();
  view.unmount();
  keepFirstAnswer({ questionId: 'a', answer: 'b' });
  open();
  expect(screen.getByText(/Your first answer is saved/)).toBeVisible();
  expect(takeFirstAnswer()).not.toBeNull();
});

async function fill(user: UserEvent, values: Partial<Record<keyof typeof labels, string>> = {}) {
  const all = {
    first: 'Jo',
    last: 'Nguyen',
    email: 'jo@example.com',
    phone: '',
    password: 'correct horse',
    confirm: 'correct horse',
    ...values,
  };
  // At once: a key each would render the form sixty times.
  for (const name of ['first', 'last', 'email', 'phone', 'password', 'confirm'] as const) {
    await user.click(field(name));
    await user.paste(all[name]);
  }
}

test('the picture next to the form is 80 dots, of which 16 are hollow, and is hidden from screen readers', () => {
  const { container } = open();
  expect(container.querySelectorAll('svg .filled')).toHaveLength(64);
  expect(container.querySelectorAll('svg .hollow')).toHaveLength(16);
  expect(container.querySelector('.hill')).toHaveAttribute('aria-hidden', 'true');
});

test('shows the title, six fields with their autocomplete, and the way back @s-2.50', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const autocomplete = (['first', 'last', 'email', 'phone', 'password', 'confirm'] as const).map((name) =>
    field(name).getAttribute('autocomplete'),
  );
  expect(autocomplete).toEqual(['given-name', 'family-name', 'email', 'tel', 'new-password', 'new-password']);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('shows before the button what is agreed to, with links that leave the form where it is', () => {
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

test('sends the trimmed details without the confirmation and without an empty phone @s-3.3', async () => {
  const sent: RegisterRequest[] = [];
  const view = open({ register: async (details) => void sent.push(details) });
  const user = userEvent.setup({ delay: null });
  await fill(user, { first: ' Jo ' });
  await user.click(submit());
  expect(sent).toEqual([{ email: 'jo@example.com', password: 'correct horse', first_name: 'Jo', last_name: 'Nguyen' }]);
  expect(view.location()).toBe('/sign-up');
});

test('sends a phone that was given', async () => {
  const sent: RegisterRequest[] = [];
  open({ register: async (details) => void sent.push(details) });
  const user = userEvent.setup({ delay: null });
  await fill(user, { phone: '+61 412 345 678' });
  await user.click(submit());
  expect(sent[0]?.phone).toBe('+61 412 345 678');
});

test('an item for a field that the form does not have shows under the password', async () => {
  open({ register: () => Promise.reject(refused([{ loc: ['body', 'terms'], msg: 'Please accept the terms' }])) });
  const user = userEvent.setup({ delay: null });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(messageOf('Password')).toBe('Please accept the terms'));
});

test('any other failure shows the stored error under the password, and nothing typed is lost @s-8.13', async () => {
  open({
    register: () =>
      Promise.reject(new Error('Registration service not found. Please check your connection and try again.')),
    storedError: 'Registration service not available. Please check your connection and try again.',
  });
  const user = userEvent.setup({ delay: null });
  await fill(user, { phone: '0412345678' });
  await user.click(submit());
  await waitFor(() =>
    expect(messageOf('Password')).toBe(
      'Registration service not available. Please check your connection and try again.',
    ),
  );
  expect(field('password')).toHaveFocus();
  const values = (['first', 'last', 'email', 'phone', 'password', 'confirm'] as const).map((name) => field(name));
  expect(values.map((input) => input.getAttribute('value'))).toEqual([
    'Jo',
    'Nguyen',
    'jo@example.com',
    '0412345678',
    'correct horse',
    'correct horse',
  ]);
  await user.type(field('password'), '!');
  expect(messageOf('Password')).toBeNull();
});

test('a failure without words shows the fixed text @s-8.13', async () => {
  open({ register: () => Promise.reject(new Error('')) });
  const user = userEvent.setup({ delay: null });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(messageOf('Password')).toBe('An error occurred during registration'));
});

test('a new submission takes the old failure away and clears the stored error', async () => {
  let calls = 0;
  open({
    register: () => (calls++ === 0 ? Promise.reject(new Error('No')) : new Promise(() => {})),
    storedError: 'Server error during registration. Please try again later.',
  });
  const user = userEvent.setup({ delay: null });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(messageOf('Password')).toBe('Server error during registration. Please try again later.'));
  await user.click(submit());
  expect(messageOf('Password')).toBeNull();
  expect(screen.getByLabelText('stored error')).toBeEmptyDOMElement();
});

test('a stale auth error is cleared when the page opens', async () => {
  open({ error: 'Invalid email or password. Please try again.' });
  await waitFor(() => expect(screen.getByLabelText('stored error')).toBeEmptyDOMElement());
  expect(messageOf('Password')).toBeNull();
});
