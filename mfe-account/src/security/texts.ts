import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'password.title': 'Password',
  'password.about': 'A new password signs out all your other devices. A private calendar link no longer works either.',
  'password.open': 'Change password',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.confirm': 'Confirm new password',
  'password.submit': 'Change password',
  'password.busy': 'Changing...',
  'password.cancel': 'Cancel password change',
  'password.done': 'Your password was changed. All your other devices have been signed out.',
  'password.failed': 'The password could not be changed. Please try again.',
  'email.title': 'Email address',
  'email.confirmed': 'Confirmed',
  'email.open': 'Change email address',
  'email.new': 'New email address',
  'email.submit': 'Send confirmation',
  'email.busy': 'Sending...',
  'email.cancel': 'Cancel email change',
  'email.done': 'We have sent an email to the new address. The change takes effect once you confirm it there.',
  'email.failed': 'The email address could not be changed. Please try again.',
  'email.waiting': '{email} is waiting for your confirmation. Nothing changes until then.',
  'email.unconfirmed': 'Your email address is not confirmed yet. Please open the link in the email that we sent you.',

  'devices.title': 'Signed-in devices',
  'devices.about':
    'Where your account is in use now. If you do not recognise a device, sign it out and change your password.',
  'devices.name': '{browser} on {system}',
  'devices.unknown': 'Unknown device',
  'devices.current': 'This device',
  'devices.times': 'Signed in {created}, last used {used}',
  'devices.signOut': 'Sign out',
  'devices.signOutNamed': 'Sign out: {name}, signed in {created}',
  'devices.signOutOthers': 'Sign out all other devices',
  'devices.done': 'Signed out.',
  'devices.loading': 'Loading your devices',
  'devices.notLoaded': 'Your devices could not be loaded. Please try again.',
  'devices.notSignedOut': 'The device could not be signed out. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts: useSecurityTexts } = defineTranslatedTexts(en, translations('security'));
