import type { AccountKind, Answer, GoalInput } from '@verdant/shared/contract';

/** Accounts of the demo household, each with its own statement file. */
export const demoAccounts = {
  everyday: { name: 'Everyday', kind: 'everyday', type: 'CHECKING', number: '062000101145', closingCents: 2_642_36 },
  savings: { name: 'Savings', kind: 'savings', type: 'SAVINGS', number: '062000108821', closingCents: 19_260_20 },
  card: { name: 'Low Rate card', kind: 'credit_card', type: 'CREDITCARD', number: '4500000000005512', closingCents: 0 },
} as const satisfies Record<
  string,
  { name: string; kind: AccountKind; type: string; number: string; closingCents: number }
>;

export type DemoAccount = keyof typeof demoAccounts;

/** A series of equal payments. */
export interface PaymentSeries {
  readonly account: DemoAccount;
  readonly words: string;
  /** Amount of each payment in cents; negative for money that leaves the account. */
  readonly cents: number;
  /** Largest difference of a payment from `cents`, in cents; all payments are equal if undefined. */
  readonly spread?: number;
  /** Day of the month of each payment; undefined for a series in days. */
  readonly day?: number;
  /** Time from one payment to the next: in months for a series with `day`, else in days. */
  readonly every: number;
  /** Time since the newest payment, in the unit of `every`; 0 by default. */
  readonly newestAgo?: number;
}

export const paymentSeries: readonly PaymentSeries[] = [
  { account: 'everyday', words: 'SALARY RIVERBEND HEALTH', cents: 2_684_20, every: 14, newestAgo: 5 },
  { account: 'everyday', words: 'TRANSFER TO SAVINGS XX8821', cents: -645_00, every: 14, newestAgo: 4 },
  { account: 'savings', words: 'TRANSFER FROM EVERYDAY XX1145', cents: 645_00, every: 14, newestAgo: 4 },
  { account: 'everyday', words: 'RAY STREET REALTY RENT', cents: -1_120_00, every: 14, newestAgo: 3 },
  { account: 'everyday', words: 'WATTLE STREET GROCER', cents: -118_00, spread: 31_00, every: 7, newestAgo: 2 },
  { account: 'card', words: 'CORNER FRUIT MARKET', cents: -38_50, spread: 12_00, every: 7, newestAgo: 6 },
  { account: 'card', words: 'CORAL COAST FUEL', cents: -62_30, spread: 9_00, every: 13, newestAgo: 7 },
  { account: 'everyday', words: 'CITY TRANSIT', cents: -20_00, every: 9, newestAgo: 3 },
  { account: 'card', words: 'KURILPA COFFEE', cents: -11_40, spread: 4_00, every: 4, newestAgo: 1 },
  { account: 'card', words: 'LANTERN NOODLE BAR', cents: -46_00, spread: 15_00, every: 11, newestAgo: 2 },
  { account: 'everyday', words: 'FIG TREE CHEMIST', cents: -27_00, spread: 11_00, every: 23, newestAgo: 8 },
  { account: 'card', words: 'BANKSIA BOOKS', cents: -34_00, spread: 14_00, every: 31, newestAgo: 12 },
  { account: 'everyday', words: 'DIRECT DEBIT HARBOUR GYM', cents: -33_90, every: 14, newestAgo: 12 },
  { account: 'everyday', words: 'DIRECT DEBIT BLUEGUM BROADBAND', cents: -79_00, day: 9, every: 1 },
  { account: 'everyday', words: 'DIRECT DEBIT KOOKABURRA MOBILE', cents: -39_00, day: 21, every: 1 },
  { account: 'everyday', words: 'DIRECT DEBIT PARROT HEALTH FUND', cents: -168_45, day: 15, every: 1 },
  { account: 'everyday', words: 'DIRECT DEBIT MAGPIE CAR INSURANCE', cents: -97_60, day: 12, every: 1 },
  { account: 'card', words: 'REEF STREAM SUBSCRIPTION', cents: -19_99, day: 4, every: 1 },
  {
    account: 'everyday',
    words: 'BPAY LYREBIRD ENERGY',
    cents: -412_00,
    spread: 45_00,
    day: 18,
    every: 3,
    newestAgo: 2,
  },
  { account: 'savings', words: 'CREDIT INTEREST', cents: 24_10, spread: 5_00, day: 28, every: 1 },
  { account: 'everyday', words: 'VEHICLE REGISTRATION RENEWAL', cents: -846_20, day: 20, every: 12, newestAgo: 8 },
  { account: 'card', words: 'GARDEN DENTAL', cents: -285_00, day: 17, every: 12, newestAgo: 5 },
  { account: 'card', words: 'SOUTHERN AIRWAYS', cents: -618_00, day: 8, every: 12, newestAgo: 6 },
];

/** Day of the month on which the household pays its card in full. */
export const CARD_PAYMENT_DAY = 14;
/** Number of days before today for which the demo has transactions. */
export const DEMO_DAYS = 395;

export const demoSuperannuation = {
  name: 'Super',
  kind: 'super',
  side: 'asset',
  is_counted: true,
  balanceCents: 48_310_00,
} as const;

/** Part of a payment that counts in another category. The payment is the newest payment with the description `words`. */
export const demoPaymentSplit = { words: 'WATTLE STREET GROCER', category: 'health', amount_cents: -24_60 } as const;

/** Tags, each for the newest payment of every description in `words`. */
export const demoTags = [
  { tag: 'Bali trip', words: ['SOUTHERN AIRWAYS', 'BANKSIA BOOKS'] },
  { tag: 'With friends', words: ['LANTERN NOODLE BAR'] },
] as const;

export const demoGoals: readonly (Pick<GoalInput, 'name' | 'target_cents' | 'per_payday_cents'> & {
  monthsAhead: number;
  share: number;
})[] = [
  { name: 'Emergency fund', target_cents: 20_000_00, per_payday_cents: 100_00, monthsAhead: 18, share: 80 },
  { name: 'Trip to Tasmania', target_cents: 3_600_00, per_payday_cents: 80_00, monthsAhead: 6, share: 15 },
];

/** Answers by question id; an answer that the accounts suggest takes precedence. */
export const demoAnswers: Readonly<Record<string, Answer>> = {
  'cash-flow-spending': 'little_less',
  'cash-flow-bills': 'all',
  'cash-flow-left-over': 'often',
  'cash-flow-run-short': 'never',
  'cash-flow-essentials': 'never',
  'cash-flow-big-bills': 'enough',
  'debt-types': ['none'],
  'debt-manageability': 'nothing_owing',
  'debt-missed': 'never',
  'debt-repayments': 'under_20',
  'debt-rates': 'most',
  'debt-bnpl': 'one',
  'debt-home-loan-rates': 'cut_back',
  'debt-help': 'roughly',
  'emergency-months': 'one_month',
  'emergency-separate': 'own_account',
  'emergency-automatic-saving': 'automatic',
  'emergency-income-drop': 'cut_back',
  'emergency-refill': 'partly',
  'emergency-sources': ['savings', 'family'],
  'investing-experience': 'learning',
  'investing-spread': 'cash',
  'investing-fees': 'roughly',
  'investing-fall': 'wait',
  'investing-surplus': 'over_10',
  'planning-ahead': 4,
  'planning-super-accounts': 'one_unchecked',
  'planning-super-extra': 'considered',
  'planning-super-heirs': 'unsure',
  'planning-retirement': 'somewhat',
  'profile-goal': 'soon',
  'profile-bnpl': 'on_time',
  'profile-missed': 'never',
  'profile-card-rate': 'low',
  'profile-pressure': ['none'],
  'profile-situation': ['renting'],
  'profile-support': 'none',
  'profile-state': 'qld',
  'profile-age': 'under_60',
  'profile-risk-fall': 'wait',
  'profile-risk-choice': 'medium',
  'profile-wishes': ['home', 'travel'],
  'profile-wish': 'A deposit for a small place near the river',
  'protection-review': 'two_years',
  'protection-income': 'partly',
  'protection-dependants': 'nobody',
  'protection-will': 'none',
  'protection-scams': ['passwords', 'second_step'],
};

export const demoEarlierAnswers: typeof demoAnswers = {
  'cash-flow-spending': 'about_equal',
  'cash-flow-left-over': 'sometimes',
  'emergency-months': 'weeks',
  'emergency-automatic-saving': 'left_over',
  'planning-ahead': 3,
};
