import {
  forgotPasswordRequest,
  loginRequest,
  profileUpdate,
  registerRequest,
  resetPasswordForm,
  signUpForm,
} from '@verdant/shared/contract';
import { catalogueProblems } from '@verdant/shared/testing';
import { checkForm } from '../form/check-form';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { messages } from './messages';

/** Names, and words that another language shares with English. */
const same = ['field.optional', 'profile.tab.notifications', 'profile.theme.system'];

test('every text is there in Spanish, French and German, with its places', () => {
  expect(catalogueProblems(en, { es, fr, de }, { same, messages })).toEqual([]);
});

const long = 'x'.repeat(300);
const answers = [
  { email: '', password: '', new_password: '', phone: '', confirm_password: '', first_name: '', last_name: '' },
  {
    email: 'jo@',
    password: 'short',
    new_password: 'short',
    phone: '1',
    confirm_password: 'other',
    first_name: '',
    last_name: ' ',
  },
  {
    email: long,
    password: long,
    new_password: long,
    phone: long,
    first_name: long,
    last_name: long,
    confirm_password: '',
  },
  {
    email: 'jo@example.com',
    password: 'long enough',
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
    profileUpdate,
  }),
)('whatever %s complains about is a known message', (_name, schema) => {
  const said = answers.flatMap((answer) => {
    const checked = checkForm<unknown>(schema, answer);
    return checked.ok
      ? []
      : Object.entries(checked.errors).flatMap(([field, message]) => (field === 'token' ? [] : [message]));
  });
  expect(said).not.toEqual([]);
  expect(said.filter((message) => !messages.some((known) => known === message))).toEqual([]);
});
