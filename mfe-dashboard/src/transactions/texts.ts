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
  'all.changed': 'Transactions: {count}. Out {out}, in {in}.',
  'all.more': 'Show more',
  'all.shown': '{shown} of {count} shown',
  'all.addFile': 'Add a file',
  'csv.save': 'Save as a spreadsheet',
  'csv.failed': 'The file could not be made. Please try again.',
  'csv.date': 'Date',
  'csv.name': 'Name',
  'csv.description': 'As your bank wrote it',
  'csv.amount': 'Amount',
  'csv.currency': 'Currency',
  'csv.note': 'Note',
  'all.nothing': 'No transactions match.',
  'all.invalid': 'Part of this link is not a filter that we know, so it is left out.',
  'all.none': 'There are no transactions yet.',
  'all.noAccounts': 'Once you link a bank or add a file, all your transactions appear here.',
  'all.link': 'Link a bank',
  'all.failed': 'Your transactions could not be loaded.',
  'all.retry': 'Try again',
} as const satisfies Record<string, string>;

export const { useTexts: useTransactionsTexts } = defineTranslatedTexts(en, translations('transactions'));
