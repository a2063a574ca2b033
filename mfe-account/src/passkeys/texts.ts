import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  title: 'Passkeys',
  about:
    'Sign in with your fingerprint, your face or the PIN of your device instead of your password. A passkey cannot be guessed, and it does not work on fake websites.',
  empty:
    'You have no passkey yet. A passkey is a key that your device or your password manager keeps for you. Only you can use it, and only on this website.',
  full: 'You have {count} passkeys, the most that an account can have. Remove one to add another.',
  locked: 'Please confirm your email address first. Then you can add a passkey.',
  loading: 'Loading your passkeys',
  notLoaded: 'Your passkeys could not be loaded. Please try again.',
  name: 'Name',
  'name.hint': 'So that you recognise it in this list.',
  'name.suggested': '{browser} on {system}',
  password: 'Current password',
  busy: 'One moment...',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  synced: 'Synced',
  'times.used': 'Added {created}, last used {used}',
  'times.unused': 'Added {created}, not used yet',
  'add.open': 'Add a passkey',
  'add.submit': 'Continue',
  'add.hint': 'Your browser will then ask where to keep the passkey.',
  'add.cancelled': 'No passkey was added: it was cancelled, or it took too long.',
  'add.known': 'This device or password manager already has a passkey for your account.',
  'add.unsupported': 'This browser or device cannot keep passkeys. Please try another one.',
  'add.domain': 'Passkeys do not work at this address of the website.',
  'add.failed': 'The passkey could not be added. Please try again.',
  rename: 'Rename',
  'rename.named': 'Rename: {name}',
  'rename.submit': 'Save name',
  remove: 'Remove',
  'remove.named': 'Remove: {name}',
  'remove.about':
    '{name} will no longer sign you in, and all your other devices are signed out. Your password keeps working.',
  'remove.submit': 'Remove passkey',
  'done.added': 'The passkey was added. From now on you can sign in with it.',
  'done.renamed': 'The name was changed.',
  'done.removed':
    'The passkey was removed. All your other devices have been signed out. If your device still offers it, delete it there too.',
} as const satisfies Record<string, string>;

export const { useTexts: usePasskeyTexts } = defineTranslatedTexts(en, translations('passkeys'));
