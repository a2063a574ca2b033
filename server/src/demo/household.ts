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

interface Series {
  readonly account: DemoAccount;
  readonly words: string;
  /** Amount of each payment in cents; negative for money that leaves the account. */
  readonly cents: number;
  /** Largest difference of a payment from `cents`, in cents; all payments are equal if undefined. */
  readonly spread?: number;
}

/** A series with a payment every `everyDays` days. The newest payment is `newestDaysAgo` days ago. */
export interface IntervalPaymentSeries extends Series {
  readonly everyDays: number;
  readonly newestDaysAgo: number;
}

export const intervalSeries: readonly IntervalPaymentSeries[] = [
  { account: 'everyday', words: 'SALARY RIVERBEND HEALTH', cents: 2_684_20, everyDays: 14, newestDaysAgo: 5 },
  { account: 'everyday', words: 'TRANSFER TO SAVINGS XX8821', cents: -645_00, everyDays: 14, newestDaysAgo: 4 },
  { account: 'savings', words: 'TRANSFER FROM EVERYDAY XX1145', cents: 645_00, everyDays: 14, newestDaysAgo: 4 },
  { account: 'everyday', words: 'RAY STREET REALTY RENT', cents: -1_120_00, everyDays: 14, newestDaysAgo: 3 },
  { account: 'everyday', words: 'WATTLE STREET GROCER', cents: -118_00, spread: 31_00, everyDays: 7, newestDaysAgo: 2 },
  { account: 'card', words: 'CORNER FRUIT MARKET', cents: -38_50, spread: 12_00, everyDays: 7, newestDaysAgo: 6 },
  { account: 'card', words: 'CORAL COAST FUEL', cents: -62_30, spread: 9_00, everyDays: 13, newestDaysAgo: 7 },
  { account: 'everyday', words: 'CITY TRANSIT', cents: -20_00, everyDays: 9, newestDaysAgo: 3 },
  { account: 'card', words: 'KURILPA COFFEE', cents: -11_40, spread: 4_00, everyDays: 4, newestDaysAgo: 1 },
  { account: 'card', words: 'LANTERN NOODLE BAR', cents: -46_00, spread: 15_00, everyDays: 11, newestDaysAgo: 2 },
  { account: 'everyday', words: 'FIG TREE CHEMIST', cents: -27_00, spread: 11_00, everyDays: 23, newestDaysAgo: 8 },
  { account: 'card', words: 'BANKSIA BOOKS', cents: -34_00, spread: 14_00, everyDays: 31, newestDaysAgo: 12 },
  { account: 'everyday', words: 'DIRECT DEBIT HARBOUR GYM', cents: -33_90, everyDays: 14, newestDaysAgo: 12 },
];

/** A series with a payment on the same day of every month, or of every few months. */
export interface MonthlyPaymentSeries extends Series {
  readonly day: number;
  /** Number of months from one payment to the next. */
  readonly everyMonths: number;
  /** Months since the newest payment, for payments that are not monthly. */
  readonly newestMonthsAgo?: number;
}

export const monthlySeries: readonly MonthlyPaymentSeries[] = [
  { account: 'everyday', words: 'DIRECT DEBIT BLUEGUM BROADBAND', cents: -79_00, day: 9, everyMonths: 1 },
  { account: 'everyday', words: 'DIRECT DEBIT KOOKABURRA MOBILE', cents: -39_00, day: 21, everyMonths: 1 },
  { account: 'everyday', words: 'DIRECT DEBIT PARROT HEALTH FUND', cents: -168_45, day: 15, everyMonths: 1 },
  { account: 'everyday', words: 'DIRECT DEBIT MAGPIE CAR INSURANCE', cents: -97_60, day: 12, everyMonths: 1 },
  { account: 'card', words: 'REEF STREAM SUBSCRIPTION', cents: -19_99, day: 4, everyMonths: 1 },
  {
    account: 'everyday',
    words: 'BPAY LYREBIRD ENERGY',
    cents: -412_00,
    spread: 45_00,
    day: 18,
    everyMonths: 3,
    newestMonthsAgo: 2,
  },
  { account: 'savings', words: 'CREDIT INTEREST', cents: 24_10, spread: 5_00, day: 28, everyMonths: 1 },
  {
    account: 'everyday',
    words: 'VEHICLE REGISTRATION RENEWAL',
    cents: -846_20,
    day: 20,
    everyMonths: 12,
    newestMonthsAgo: 8,
  },
  { account: 'card', words: 'GARDEN DENTAL', cents: -285_00, day: 17, everyMonths: 12, newestMonthsAgo: 5 },
  { account: 'card', words: 'SOUTHERN AIRWAYS', cents: -618_00, day: 8, everyMonths: 12, newestMonthsAgo: 6 },
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
