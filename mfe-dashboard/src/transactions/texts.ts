import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

/** The page of all transactions of a user's accounts. */
const en = {
  'all.title': 'Transactions',
  'all.subtitle': 'Everything in your accounts, newest first.',
  'all.search': 'Search',
  'all.searchHint': 'A name or an amount',
  'all.month': 'Month',
  'all.months': 'All months',
  'all.account': 'Account',
  'all.accounts': 'All accounts',
  'all.category': 'Category',
  'all.categories': 'All categories',
  'all.filters': 'Find transactions',
  'all.reset': 'Show all transactions',
  'all.out': 'Out',
  'all.in': 'In',
  'all.count': 'Transactions',
  'all.transfers': 'Transfers between your own accounts count as neither.',
  'all.more': 'Show more',
  'all.nothing': 'No transactions match.',
  'all.invalid': 'Part of this link is not a filter that we know, so it is left out.',
  'all.none': 'There are no transactions yet.',
  'all.noAccounts': 'Once you link a bank or add a file, all your transactions appear here.',
  'all.link': 'Link a bank',
  'all.failed': 'Your transactions could not be loaded.',
  'all.retry': 'Try again',
} as const satisfies Record<string, string>;

export const { useTexts: useTransactionsTexts } = defineTranslatedTexts(en, translations('transactions'));
