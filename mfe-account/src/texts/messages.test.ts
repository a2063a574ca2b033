import {
  changePasswordForm,
  forgotPasswordRequest,
  loginRequest,
  profileUpdate,
  registerRequest,
  resetPasswordForm,
  signUpForm,
  weaknessMessages,
} from '@verdant/shared/contract';
import { checkForm } from '../form/check-form';
import { messages } from './messages';

const long = 'x'.repeat(300);
const inputs = [
  {
    email: '',
    password: '',
    current_password: '',
    new_password: '',
    phone: '',
    confirm_password: '',
    first_name: '',
    last_name: '',
  },
  {
    email: 'jo@',
    password: 'short',
    current_password: 'short',
    new_password: 'short',
    phone: '1',
    confirm_password: 'other',
    first_name: '',
    last_name: ' ',
  },
  {
    email: long,
    password: long,
    current_password: long,
    new_password: long,
    phone: long,
    first_name: long,
    last_name: long,
    confirm_password: '',
  },
  {
    email: 'jo@example.com',
    password: 'long enough',
    current_password: 'long enough',
    new_password: 'long enough',
    first_name: 'Jo',
    last_name: 'Nguyen',
    confirm_password: 'other',
  },
];

test.each(
  Object.entries({
    loginRequest,
    registerRequest,
    signUpForm,
    forgotPasswordRequest,
    resetPasswordForm,
    changePasswordForm,
    profileUpdate,
  }),
)('every message of %s is a known one', (_name, schema) => {
  const shown = inputs.flatMap((input) => {
    const checked = checkForm<unknown>(schema, input);
    return checked.ok
      ? []
      : Object.entries(checked.errors).flatMap(([field, message]) => (field === 'token' ? [] : [message]));
  });
  expect(shown).not.toEqual([]);
  expect(shown.filter((message) => !messages.some((known) => known === message))).toEqual([]);
});

test.each(Object.values(weaknessMessages))('the message for a weak password is a known one: %s', (message) => {
  expect(messages).toContain(message);
});
