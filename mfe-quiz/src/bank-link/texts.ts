import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'bank.title': 'Connect Your Bank Account',
  'bank.text': 'Link an account to see insights from your own transactions alongside your quiz answers.',
  'bank.optional': 'It is optional: your score works without a bank.',
  'bank.saved': 'Your quiz answers are saved. You can finish the rest whenever you like.',
  'bank.yes': 'Yes, Connect Bank',
  'bank.skip': 'Skip for Now',
  'bank.file': 'Or bring a file from your bank',
  'bank.close': 'Close',
  'figures.title': 'Your own figures',
  'figures.text': 'The figures from your accounts are on your dashboard, next to this score.',
  'figures.open': 'See your figures',
} as const satisfies Record<string, string>;

export const { useTexts: useBankTexts } = defineTranslatedTexts(en, translations('bank'));
