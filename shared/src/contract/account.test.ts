import * as v from 'valibot';
import { changePasswordForm, loginRequest, resetPasswordForm, signUpForm } from './account';
import { user } from './user';

const messages = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  const found: Record<string, string> = {};
  for (const issue of result.issues ?? []) found[v.getDotPath(issue) ?? ''] = issue.message;
  return found;
};

const good = {
  email: 'jo@example.com',
  password: 'correct horse',
  confirm_password: 'correct horse',
  first_name: 'Jo',
  last_name: 'Nguyen',
  phone: '',
};

test('invalid sign-in data results in the error messages of section 5 of the specification @s-5.1', () => {
  expect(messages(loginRequest, { email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(messages(loginRequest, { email: 'jo', password: 'x' })).toEqual({ email: 'Email is invalid' });
});

test.each([
  ['jo@example.com', true],
  ['jo@mail.example.com.au', true],
  ['a@b.c', true],
  ['jö+x@exämple.de', true],
  ['a@b..c', true],
  ['a@..b', true],
  ['a@...', true],
  ['a@b.c.', true],
  ['jo', false],
  ['@b.c', false],
  ['a@b', false],
  ['a@.b', false],
  ['a@b.', false],
  ['a@..', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  ['a@b.c d', false],
])('%j is accepted as an email address: %s @s-5.1', (email, valid) => {
  expect(messages(loginRequest, { email, password: 'x' })).toEqual(valid ? {} : { email: 'Email is invalid' });
});

test('invalid sign-up data results in the error messages of section 5 of the specification @s-5.3', () => {
  expect(messages(signUpForm, { ...good, password: 'short', confirm_password: '' })).toEqual({
    password: 'Password must be at least 8 characters',
    confirm_password: 'Please confirm your password',
  });
  expect(messages(signUpForm, { ...good, first_name: ' ', last_name: '' })).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
  });
});

test.each([
  ['', true],
  ['0412 345 678', true],
  ['+61-412-345-678', true],
  ['          ', true],
  ['12345', false],
  ['0412 345 67x', false],
  ['++61412345678', false],
])('phone %j is valid: %s @s-5.3 @s-9.2', (phone, valid) => {
  expect(messages(signUpForm, { ...good, phone })).toEqual(valid ? {} : { phone: 'Phone number is invalid' });
});

test.each([
  ['the sign-up form', signUpForm],
  ['the form for a password change', changePasswordForm],
  ['the form for a password reset', resetPasswordForm],
])('a new password in %s needs at least eight characters and a matching confirmation @s-5.3', (_name, schema) => {
  const form = { ...good, current_password: 'old', new_password: good.password };
  expect(messages(schema, form)).toEqual({});
  expect(messages(schema, { ...form, confirm_password: 'another one' })).toEqual({
    confirm_password: 'Passwords do not match',
  });
  const short = { password: '1234567', new_password: '1234567', confirm_password: '1234567' };
  expect(Object.values(messages(schema, { ...form, ...short }))).toEqual(['Password must be at least 8 characters']);
});

test('e-mail and names are trimmed, and passwords keep their spaces', () => {
  const spaced = { password: '  spaces  ', confirm_password: '  spaces  ' };
  const form = { ...good, ...spaced, email: ' jo@example.com ', first_name: ' Jo ' };
  expect(v.parse(signUpForm, form)).toMatchObject({ ...spaced, email: 'jo@example.com', first_name: 'Jo' });
});

test('a user without names or phone is read with empty strings @s-3.1', () => {
  expect(v.parse(user, { id: 7, email: 'a@b.c', first_name: null })).toMatchObject({
    id: '7',
    first_name: '',
    last_name: '',
    phone: '',
  });
});
