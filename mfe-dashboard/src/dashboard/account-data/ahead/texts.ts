import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';

const en = {
  'ahead.loading': 'Loading the next 90 days...',
  'ahead.failed': 'The next 90 days could not be loaded. Please try again later.',
  'ahead.how':
    'The {amount} in your everyday accounts, plus pay, less bills, card payments and goals. This is before groceries and other daily spending.',
  'ahead.howAsOf':
    'The {amount} in your everyday accounts on {date}, plus pay, less bills, card payments and goals. This is before groceries and other daily spending.',
  'ahead.least': 'Lowest on {date}, with {amount} left.',
  'ahead.short': 'On {date}, {amount} would be missing.',
  'ahead.dot': 'One dot is {amount}.',
  'ahead.left': 'Left on {date}',
  'ahead.none': 'Nothing expected',
  'ahead.pay': 'Pay',
  'ahead.card': '{name}, card payment',
  'ahead.goal': '{name}, goal',
  'ahead.about': 'About {amount}',
  'ahead.unknown.no_pay': 'Enter your pay to see this',
  'ahead.unknown.no_amount': 'Enter the amount of your pay to see this',
} as const satisfies Record<string, string>;

export const { useTexts: useAheadTexts } = defineTranslatedTexts(en, translations('ahead'));
