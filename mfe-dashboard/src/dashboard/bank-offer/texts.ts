import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  'soon.title': 'Coming Soon!',
  'soon.integration': 'Open Banking Integration',
  'soon.development': 'Under Development',
  'soon.text':
    "We're working on secure integration with major Australian banks, so that your dashboard can be built on your own accounts.",
  'soon.benefit1': 'Real-time transaction analysis',
  'soon.benefit2': 'Automated spending categorization',
  'soon.benefit3': 'Personalized savings recommendations',
  'soon.gotIt': 'Got it!',
  'soon.notify': 'Notify me',
  'soon.now': 'A first version is open already: it links the banks of our sandbox.',
  'soon.connect': 'Try it now',
} as const satisfies Record<string, string>;

export const { useTexts: useSoonTexts } = defineTranslatedTexts(en, translations('bank-offer'));
