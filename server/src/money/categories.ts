import type { CategoryReason, MoneyCategory } from '@verdant/shared/contract';

/** What the rules look at. */
export interface Entry {
  /** The aggregator's kind of account: `bank`, `creditCard`, `loan`, `investment`. */
  readonly container: string;
  readonly isCredit: boolean;
  readonly merchant: string;
  /** The aggregator's category, such as `Groceries`. */
  readonly bankCategory: string;
}

export interface Categorised {
  readonly category: MoneyCategory;
  readonly reason: CategoryReason;
}

/** Words of a merchant's name, whole and in lower case; a merchant with any of them. Earlier rows win. */
const merchants: readonly (readonly [MoneyCategory, readonly string[]])[] = [
  ['groceries', ['woolworths', 'coles', 'aldi', 'iga', 'harris farm', 'foodland', 'grocer', 'grocery', 'supermarket']],
  [
    'eating_out',
    ['uber eats', 'menulog', 'doordash', 'mcdonalds', 'kfc', 'cafe', 'coffee', 'restaurant', 'noodle bar'],
  ],
  ['transport', ['uber', 'opal', 'myki', 'translink', 'ampol', 'caltex', 'shell', '7 eleven', 'linkt', 'transit']],
  [
    'utilities',
    ['agl', 'energyaustralia', 'origin energy', 'telstra', 'optus', 'vodafone', 'energy', 'mobile', 'water'],
  ],
  ['health', ['chemist', 'pharmacy', 'priceline', 'medical', 'dental', 'physio']],
  ['insurance', ['medibank', 'bupa', 'hcf', 'nib', 'nrma', 'aami', 'allianz', 'insurance', 'health cover']],
  ['entertainment', ['netflix', 'spotify', 'stan', 'disney', 'binge', 'steam', 'hoyts', 'event cinemas', 'stream']],
  ['shopping', ['amazon', 'ebay', 'kmart', 'target', 'big w', 'myer', 'david jones', 'bunnings', 'jb hi fi', 'ikea']],
  ['housing', ['rentals', 'real estate', 'property', 'strata']],
];

/** The aggregator's categories, in lower case. */
const bankCategories: Readonly<Record<string, MoneyCategory>> = {
  'salary/regular income': 'income',
  'interest income': 'income',
  'investment/retirement income': 'income',
  'other income': 'income',
  'refunds/adjustments': 'other',
  transfers: 'transfer',
  'credit card payments': 'transfer',
  savings: 'transfer',
  'securities trades': 'transfer',
  'retirement contributions': 'transfer',
  rent: 'housing',
  mortgage: 'housing',
  'home improvement': 'housing',
  utilities: 'utilities',
  'telephone services': 'utilities',
  'cable/satellite services': 'utilities',
  groceries: 'groceries',
  restaurants: 'eating_out',
  travel: 'transport',
  'automotive/fuel': 'transport',
  'automotive expenses': 'transport',
  'gasoline/fuel': 'transport',
  'healthcare/medical': 'health',
  insurance: 'insurance',
  'entertainment/recreation': 'entertainment',
  'subscriptions/renewals': 'entertainment',
  'general merchandise': 'shopping',
  'clothing/shoes': 'shopping',
  electronics: 'shopping',
  'service charges/fees': 'fees',
  'check payment': 'other',
  loans: 'loan',
};

/** Money that arrives in these accounts came from another account of the same person. */
const PAID_IN_BY_TRANSFER = new Set(['creditCard', 'loan', 'investment']);
/** A bank says so more reliably than the name of who paid: a supermarket may pay a salary. */
const BEFORE_MERCHANTS = new Set<MoneyCategory>(['income', 'transfer']);

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

function merchantRule(merchant: string): MoneyCategory | undefined {
  const words = wordsOf(merchant);
  return merchants.find(([, names]) => names.some((name) => words.includes(` ${name} `)))?.[0];
}

/** A category with why: the bank's word for income and transfers, then the merchant, then the
 * bank's word. Money from somebody unknown is income. */
export function categorise({ container, isCredit, merchant, bankCategory }: Entry): Categorised {
  const byBank = bankCategories[bankCategory.toLowerCase()];
  const fromBank = (category: MoneyCategory): Categorised => ({
    category,
    reason: { kind: 'bank_category', value: bankCategory },
  });
  const isOwnTransfer = isCredit && PAID_IN_BY_TRANSFER.has(container) && byBank !== 'income';
  const byMerchant = merchantRule(merchant);
  // A credit from a shop is a refund, also on a card.
  if (isOwnTransfer && (byMerchant === undefined || byBank === 'transfer')) {
    return { category: 'transfer', reason: { kind: 'account', value: container } };
  }
  if (byBank !== undefined && BEFORE_MERCHANTS.has(byBank)) return fromBank(byBank);
  if (byMerchant !== undefined) return { category: byMerchant, reason: { kind: 'merchant', value: merchant } };
  if (byBank !== undefined) return fromBank(byBank);
  return { category: isCredit ? 'income' : 'other', reason: { kind: 'none', value: '' } };
}

/**
 * What the entries of one merchant have in common: the name without numbers (dates, branches, card digits), case and
 * punctuation. Corrections apply by it. Never empty.
 */
export function merchantKey(merchant: string): string {
  const words = merchant
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/^x*\d+$/.test(word));
  return words.join(' ').slice(0, 100) || merchant.trim().toLowerCase().slice(0, 100) || '-';
}
