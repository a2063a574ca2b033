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
import { checkForm } from '@verdant/shared/forms';
import { messages } from './messages';

const long = 'x'.repeat(300);
const passwords = ['password', 'current_password', 'new_password', 'confirm_password'];
const fields = ['email', 'phone', 'first_name', 'last_name', ...passwords];
const all = (value: string) => Object.fromEntries(fields.map((field) => [field, value]));
const inputs = [
  all(''),
  { ...all('short'), email: 'jo@', phone: '1', first_name: '', last_name: ' ', confirm_password: 'other' },
  { ...all(long), confirm_password: '' },
  { ...all('long enough'), email: 'jo@example.com', phone: '', confirm_password: 'other' },
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
)('every validation message of %s is in the list of translatable messages', (_name, schema) => {
  const shown = inputs.flatMap((input) => {
    const checked = checkForm<unknown>(schema, input);
    return checked.ok
      ? []
      : Object.entries(checked.errors).flatMap(([field, message]) => (field === 'token' ? [] : [message]));
  });
  expect(shown).not.toEqual([]);
  expect(shown.filter((message) => !messages.some((knownMessage) => knownMessage === message))).toEqual([]);
});

test('the list of translatable messages includes the weak-password messages', () => {
  expect(messages).toEqual(expect.arrayContaining(Object.values(weaknessMessages)));
});
