import { signUpForm } from '@verdant/shared/contract';
import { checkForm } from './check-form';

const complete = {
  first_name: ' Jo ',
  last_name: 'Nguyen',
  email: ' jo@example.com ',
  phone: '',
  password: 'long enough',
  confirm_password: 'long enough',
};
const errorsOf = (values: object) => {
  const checked = checkForm(signUpForm, values);
  return checked.ok ? {} : checked.errors;
};

test('gives the output, with e-mail and names trimmed', () => {
  expect(checkForm(signUpForm, complete)).toEqual({
    ok: true,
    output: { ...complete, first_name: 'Jo', email: 'jo@example.com' },
  });
});

test('a password keeps its spaces', () => {
  const spaced = { ...complete, password: '  spaces  ', confirm_password: '  spaces  ' };
  expect(checkForm(signUpForm, spaced)).toMatchObject({ ok: true, output: { password: '  spaces  ' } });
});

test('gives one message a field, the first that applies', () => {
  const empty = { first_name: '', last_name: '  ', email: '', phone: '', password: '', confirm_password: '' };
  expect(errorsOf(empty)).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirm_password: 'Please confirm your password',
  });
});

test.each([
  ['0412 345 678', true],
  ['+61-412-345-678', true],
  ['', true],
  ['123456789', false],
  ['(02) 9999 9999', false],
  ['04+12345678', false],
])('phone %p is valid: %p', (phone, valid) => {
  expect(errorsOf({ ...complete, phone })).toEqual(valid ? {} : { phone: 'Phone number is invalid' });
});

test('a short password and one that is not repeated are two messages under two fields', () => {
  expect(errorsOf({ ...complete, password: '1234567', confirm_password: '7654321' })).toEqual({
    password: 'Password must be at least 8 characters',
    confirm_password: 'Passwords do not match',
  });
});
