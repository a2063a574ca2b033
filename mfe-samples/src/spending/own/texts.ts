import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  'own.subtitle.banks': 'From your linked banks. Transfers between your own accounts are not counted.',
  'own.subtitle.files': 'From your files. Transfers between your own accounts are not counted.',
  'own.subtitle.both': 'From your linked banks and files. Transfers between your own accounts are not counted.',
  'own.month': 'Month',
  'own.spent': 'Spent in {month}',
  'own.soFar': 'This month is not complete yet.',
  'own.partly': 'Your transactions may not reach back to its beginning.',
  'own.income': 'Income',
  'own.once': 'Besides {amount} that came once. It is part of no monthly figure.',
  'own.left': 'Left over',
  'own.short': 'More spent than came in',
  'own.monthly.title': 'Monthly spending',
  'own.monthly.series': 'Total spent',
  'own.monthly.caption': 'Your monthly spending ranged from {lowest} in {lowestMonth} to {highest} in {highestMonth}.',
  'own.monthly.one': 'You spent {amount} in {month}. A trend shows from the second month on.',
  'own.monthly.incomplete': '{month} is not complete.',
  'own.share.title': 'Spending by category',
  'own.share.caption': '{category} is the largest part, with {amount} of the {total} spent in {month}.',
  'own.breakdown.against': 'Arrows compare with {month}',
  'own.breakdown.none': 'No complete month to compare with',
  'own.breakdown.incomplete': '{month} is not complete, so it is not compared',
  'own.nothing': 'Nothing was spent in {month}.',
  'own.loading': 'Loading your spending...',
  'own.failed': 'Your spending could not be loaded.',
  'own.fetching.title': 'Your transactions are on their way',
  'own.fetching.text': 'Your bank is linked, and its figures are being fetched. They appear here by themselves.',
  'own.none.title': 'No transactions yet',
  'own.none.text': 'Your bank is linked. Your months appear here as soon as it has transactions for us.',
  'own.manage': 'Manage your banks',
} as const satisfies Record<string, string>;

export const { useTexts: useOwnTexts } = defineTranslatedTexts(en, translations('own'));
