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

test('returns the checked values, with spaces around email and names removed', () => {
  expect(checkForm(signUpForm, complete)).toEqual({
    ok: true,
    output: { ...complete, first_name: 'Jo', email: 'jo@example.com' },
  });
});

test('returns one message for each invalid field, the first that applies', () => {
  const empty = { first_name: '', last_name: '  ', email: '', phone: '', password: '', confirm_password: '' };
  expect(errorsOf(empty)).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirm_password: 'Please confirm your password',
  });
});
