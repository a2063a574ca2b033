import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  title: 'Two-step sign-in',
  about: 'When you sign in, you enter your password and a code from an authenticator app on your phone.',
  locked: 'Please confirm your email address first. Then you can switch on two-step sign-in.',
  isOn: 'On',
  loading: 'Loading two-step sign-in',
  notLoaded: 'Two-step sign-in could not be loaded. Please try again.',
  password: 'Current password',
  code: 'Code',
  'code.hint': 'The six digits that the app shows now.',
  'code.orRecovery': 'From your authenticator app, or a recovery code.',
  next: 'Continue',
  busy: 'One moment...',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  'on.open': 'Switch on',
  'on.submit': 'Switch on two-step sign-in',
  'key.qr': 'QR code with the key for your authenticator app',
  'key.scan': 'Scan the QR code with an authenticator app.',
  'key.open': 'On this device: open the authenticator app',
  'key.type': 'Or enter this key in the app:',
  'key.copy': 'Copy key',
  'codes.on': 'Two-step sign-in is on. All your other devices have been signed out.',
  'codes.title': 'Recovery codes',
  'codes.about':
    'Store these recovery codes in a safe place now: they are not shown again. Each code signs you in once if you lose your phone. Without your phone, a code or a passkey, you cannot get back into your account.',
  'codes.copy': 'Copy codes',
  'codes.download': 'Download codes',
  'codes.stored': 'I have stored them',
  'codes.unsaved': 'The recovery codes are shown only now. Store them before you leave.',
  'codes.left': 'Recovery codes left: {count}',
  'codes.replace': 'New recovery codes',
  'off.open': 'Switch off',
  'off.submit': 'Switch off two-step sign-in',
  'off.done': 'Two-step sign-in is off. All your other devices have been signed out.',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Please select the text.',
} as const satisfies Record<string, string>;

export const { useTexts: useSecondFactorTexts } = defineTranslatedTexts(en, translations('second-factor'));
