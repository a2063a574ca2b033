import { wholeNumber, yesOrNo, type SettingDefinitions, type SettingValues } from '@verdant/federation/settings';

export const accountSettings = {
  sessionDays: {
    name: 'VERDANT_SESSION_DAYS',
    fallback: '1',
    meaning: 'Days until a sign-in expires, however much it is used.',
    schema: wholeNumber(1, 3650),
  },
  idleMinutes: {
    name: 'VERDANT_IDLE_MINUTES',
    fallback: '30',
    meaning: 'Minutes without a request until a sign-in expires; applies to sign-ins from then on.',
    schema: wholeNumber(1, 365 * 24 * 60),
  },
  signInAttempts: {
    name: 'VERDANT_SIGN_IN_ATTEMPTS',
    fallback: '30',
    meaning:
      'Max sign-ins, registrations or password changes per minute for one account from one IP address; password resets per IP address.',
    schema: wholeNumber(1, 1_000_000),
  },
  signInFailures: {
    name: 'VERDANT_SIGN_IN_FAILURES',
    fallback: '100',
    meaning: 'Max failed sign-ins in any hour for one account, from anywhere, on all servers together.',
    schema: wholeNumber(10, 1_000_000),
  },
  signInFailuresPerIp: {
    name: 'VERDANT_SIGN_IN_FAILURES_PER_IP',
    fallback: '300',
    meaning:
      'Max failed sign-ins per hour from one IP address, a sixth of them in ten minutes; those of known browsers do not count.',
    schema: wholeNumber(6, 10_000_000),
  },
  registrations: {
    name: 'VERDANT_REGISTRATIONS',
    fallback: '100',
    meaning: 'Max registrations per hour from one IP address.',
    schema: wholeNumber(1, 1_000_000),
  },
  resetMinutes: {
    name: 'VERDANT_RESET_MINUTES',
    fallback: '60',
    meaning: 'Minutes until a link to choose a new password expires.',
    schema: wholeNumber(1, 10_080),
  },
  resetMails: {
    name: 'VERDANT_RESET_MAILS',
    fallback: '5',
    meaning: 'Max mails per hour with a link, for one account and reason, and as many for its known browsers.',
    schema: wholeNumber(1, 1_000_000),
  },
  demo: {
    name: 'VERDANT_DEMO',
    fallback: 'yes',
    meaning: '`no` offers visitors no demo household to look around in.',
    schema: yesOrNo,
  },
  storedTransactions: {
    name: 'VERDANT_STORED_TRANSACTIONS',
    fallback: '200000',
    meaning:
      'Max transactions that one account stores, of linked banks and imported files. The memory that an import takes grows with it.',
    schema: wholeNumber(100, 10_000_000),
  },
} satisfies SettingDefinitions;

export type AccountSettings = SettingValues<typeof accountSettings>;
