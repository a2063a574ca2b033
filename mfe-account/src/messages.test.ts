import {
  changePasswordForm,
  forgotPasswordRequest,
  loginRequest,
  profileUpdate,
  resetPasswordForm,
  signUpForm,
  weaknessMessages,
} from '@verdant/shared/contract';
import { checkForm } from '@verdant/shared/forms';
import de from './translations/de.json';

const schemas = [loginRequest, signUpForm, forgotPasswordRequest, resetPasswordForm, changePasswordForm, profileUpdate];
const fields = ['email', 'phone', 'first_name', 'last_name', 'password', 'current_password', 'new_password'];
const all = (value: string) => Object.fromEntries([...fields, 'confirm_password'].map((field) => [field, value]));
const inputs = [
  all(''),
  { ...all('short'), email: 'jo@', phone: '1', last_name: ' ', confirm_password: 'other' },
  { ...all('x'.repeat(300)), confirm_password: '' },
  { ...all('long enough'), email: 'jo@example.com', phone: '', confirm_password: 'other' },
];

test('every message of the forms and of weak passwords is translated', () => {
  const errors = schemas.flatMap((schema) =>
    inputs.flatMap((input) => {
      const checked = checkForm<unknown>(schema, { token: 'x', ...input });
      return checked.ok ? [] : Object.values(checked.errors);
    }),
  );
  const messages = new Set([...errors, ...Object.values(weaknessMessages)]);
  expect(messages.size).toBeGreaterThan(12);
  expect([...messages].filter((message) => !(`message.${message}` in de.main))).toEqual([]);
});
