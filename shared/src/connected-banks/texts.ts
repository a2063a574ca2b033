import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'banks.active': 'Linked',
  'banks.expired': 'Consent expired',
  'banks.agreed': 'You agreed to share: {scope}',
  'banks.scope.accounts': 'accounts and balances',
  'banks.scope.transactions': 'transactions',
  'banks.consent': 'Shared since {since}, until {until}',
  'banks.updated': 'Last updated {moment}',
  'banks.stale': 'Your figures are from {moment}. The bank has sent nothing newer.',
  'banks.fetching': 'The first figures are being fetched...',
  'banks.unavailable': 'The bank did not respond at the last update. Your figures are still those from {moment}.',
  'banks.neverAvailable': 'The bank has not responded yet. We keep trying.',
  'banks.reconnect': 'The bank needs your consent again. Link it once more to update its figures.',
  'banks.refresh': 'Refresh now',
  'banks.refreshing': 'Refreshing...',
  'banks.refreshed': 'Your figures are up to date.',
  'banks.partly': 'Not every bank could be refreshed. We have kept your earlier figures.',
  'banks.input': 'Your bank needs something from you first. Link it once more to update its figures.',
  'banks.running': 'Your bank is still sending its figures. Please look again in a few minutes.',
  'banks.recent': 'Your bank sent its figures only minutes ago. You can refresh again in about 15 minutes.',
  'banks.notRefreshed':
    'Your figures could not be refreshed. We have kept the earlier ones. Please try again in a minute.',
  'banks.disconnect': 'Disconnect',
  'banks.disconnectOf': 'Disconnect {institution}',
  'banks.question': 'Disconnect {institution}?',
  'banks.questionText':
    '{institution} stops sharing your accounts with us, and we delete its accounts, balances and transactions. You can link it again at any time.',
  'banks.keep': 'Keep it linked',
  'banks.close': 'Close',
  'banks.disconnected': '{institution} is disconnected. Its accounts, balances and transactions are deleted.',
  'banks.failed': 'The bank could not be disconnected. Please try again.',
  'banks.none': 'No bank is linked.',
  'banks.connect': 'Link a bank',
  'banks.loading': 'Loading your linked banks',
  'banks.notLoaded': 'Your linked banks could not be loaded. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('connected-banks'));
