import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'offered.answer': 'Your accounts suggest: {answer}',
  'offered.months': 'The money in your bank accounts covers {months} months of your spending.',
  'offered.month': 'The money in your bank accounts covers one month of your spending.',
  'offered.days': 'The money in your bank accounts covers about {days} days of your spending.',
  'offered.day': 'The money in your bank accounts covers less than two days of your spending.',
  'offered.spent': 'You spent {percent} of what came in.',
  'offered.basis':
    'From your transactions of {first} to {last}, as of {date}. Accounts that are not here are not counted.',
  'offered.question': 'Is that right?',
  'offered.use': 'Use this answer',
  'offered.used': 'Chosen from your accounts. You can still choose another answer.',
} as const satisfies Record<string, string>;

export const { useTexts: useOfferedTexts } = defineTranslatedTexts(en, translations('offered'));
