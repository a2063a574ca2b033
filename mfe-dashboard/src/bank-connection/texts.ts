import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'connect.title': 'Link your bank',
  'connect.subtitle': 'See your own balances and spending alongside your score.',
  'connect.lead': 'When you link your bank, we can:',
  'connect.bullet1': 'Securely access your accounts',
  'connect.bullet1Text':
    'Read-only. Your bank password goes to Yodlee, the company that connects to your bank, in a window of its own. We never see it.',
  'connect.bullet2': 'Analyze your spending patterns',
  'connect.bullet2Text': 'See where your money goes, sorted into categories for you.',
  'connect.bullet3': 'Provide personalized insights',
  'connect.bullet3Text':
    'See how long your money lasts and what part of your income you spend, measured from your own figures.',
  'connect.continue': 'Continue to Bank Selection',
  'connect.skip': 'Skip for Now',
  'connect.file': 'Or bring a file from your bank',
  'connect.notOffered': 'Banks cannot be linked here at present. Everything else works without one.',
  'connect.preparing': 'Preparing secure connection...',
  'connect.finishing': 'Linking your bank...',
  'connect.linked': 'Your account is linked. Opening your dashboard...',
  'connect.toast': 'Your bank is linked.',
  'connect.frame': 'Bank connection',
  'connect.failed': 'Failed to initialize Yodlee FastLink. Please try again later.',
  'connect.widgetFailed': 'An error occurred while connecting your bank account.',
  'connect.retry': 'Try Again',
  'banks.title': 'Your linked banks',
} as const satisfies Record<string, string>;

export const { useTexts: useConnectionTexts } = defineTranslatedTexts(en, translations('bank-connection'));
