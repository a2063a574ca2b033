import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'idle.title': 'Are you still there?',
  'idle.text':
    'To keep your account safe, we will sign you out at {time}. What you have typed and not saved would be lost.',
  'idle.stay': 'Stay signed in',
  'idle.signOut': 'Sign out',
  'idle.failed': 'We could not reach Verdant. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('idle'));
