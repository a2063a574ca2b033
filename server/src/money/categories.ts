import type { CategoryReason, MoneyCategory } from '@verdant/shared/contract';
import {
  isCardPaymentText,
  isExpenseShare,
  hasRefundWords,
  merchantKey,
  readDescription,
  wordsOf,
  type AccountHolder,
  type DescriptionReading,
} from './read-description';
import {
  categoryByBankCategory,
  GAMBLING_CODES,
  merchantCodeRanges,
  phrases,
  type TransactionFlag,
} from './rules/rules';
import type { moneyTransactions } from './schema';

/** Kind of a credit that only other transactions of the user reveal. */
export type CreditKind = 'refund' | 'income' | 'rent_share';

type StoredTransaction = typeof moneyTransactions.$inferSelect;

/** Fields of a transaction by which it is categorised. The merchant is the description if no payee or payer is known. */
export type StatedTransaction = Pick<StoredTransaction, 'merchant' | 'amountCents'> &
  Partial<Pick<StoredTransaction, 'description' | 'bankCategory' | 'bankCategoryType' | 'merchantCode'>>;

interface CategoriserContext {
  /** The aggregator's kind of account: `bank`, `creditCard`, `loan`, `investment`. */
  readonly container: string;
  readonly holder?: AccountHolder | undefined;
  readonly credit?: CreditKind | undefined;
}

export interface Categorisation {
  readonly category: MoneyCategory;
  readonly reason: CategoryReason;
  readonly flag: TransactionFlag | null;
}

/** Maximum credit from a person, in cents, that counts as this person's share of an expense. A larger credit is income. */
const PAID_BACK_CENTS = 500_00;
/** Kinds of account whose transactions can be income or spending. Transactions of all other accounts are transfers. */
const OUTSIDE = new Set(['bank', 'creditCard']);
const merchantReason = ({ merchant }: StatedTransaction): CategoryReason => ({ kind: 'merchant', value: merchant });
const NO_REASON: CategoryReason = { kind: 'none', value: '' };
const VAGUE = new Set(['deposits', 'uncategorized', 'other expenses', 'other bills', '']);

const categoriesByBankType: Readonly<Record<string, readonly [credit: MoneyCategory, debit: MoneyCategory]>> = {
  INCOME: ['income', 'other'],
  TRANSFER: ['transfer', 'transfer'],
  DEFERRED_COMPENSATION: ['transfer', 'transfer'],
  LOAN: ['transfer', 'loan'],
};

function categoriseByBank({
  bankCategory = '',
  bankCategoryType = '',
  amountCents,
}: StatedTransaction): Categorisation | undefined {
  const isCredit = amountCents > 0;
  const name = bankCategory.trim().toLowerCase();
  if (VAGUE.has(name)) return undefined;
  const category = categoryByBankCategory.get(name) ?? categoriesByBankType[bankCategoryType]?.[isCredit ? 0 : 1];
  if (category === undefined) return undefined;
  const reason: CategoryReason = { kind: 'bank_category', value: bankCategory };
  const because = (to: MoneyCategory, flag: TransactionFlag | null = null): Categorisation => ({
    category: to,
    reason,
    flag,
  });
  if (category === 'income') {
    if (!isCredit) return undefined;
    return because('income', /salary|paycheck/.test(name) ? 'pay' : /interest/.test(name) ? 'interest' : null);
  }
  if (name === 'credit card payments') return because('transfer', 'card_payment');
  if (name === 'rent') return isCredit ? because('income', 'rent_received') : because('housing', 'rent');
  if (category === 'loan') return isCredit ? because('transfer', 'borrowed') : because('loan');
  return because(category, name.startsWith('atm') ? 'cash' : null);
}

function categoriseByMerchantCode({ merchantCode = '' }: StatedTransaction): Categorisation | undefined {
  const code = Number(merchantCode);
  if (merchantCode === '' || !Number.isInteger(code)) return undefined;
  const isGambling = GAMBLING_CODES.has(merchantCode);
  const category = merchantCodeRanges.find(([from, to]) => code >= from && code <= to)?.[2];
  if (category === undefined && !isGambling) return undefined;
  return {
    category: isGambling ? 'entertainment' : (category ?? 'other'),
    reason: { kind: 'bank_category', value: merchantCode },
    flag: isGambling ? 'gambling' : null,
  };
}

/** Returns the category of a matching rule. Money from a lender is a transfer, because it is borrowed and not income. */
function categoriseByRule(reading: DescriptionReading, entry: StatedTransaction): Categorisation | undefined {
  if (reading.status !== 'rule') return undefined;
  const { category, flag = null } = reading.rule;
  const reason = merchantReason(entry);
  return category === 'loan' && entry.amountCents > 0
    ? { category: 'transfer', reason, flag: flag ?? 'borrowed' }
    : { category, reason, flag };
}

/** Categories that a credit from a company keeps instead of becoming income. */
const AS_IT_IS = new Set<MoneyCategory>(['income', 'transfer', 'loan', 'fees']);

/** Categorises a company's credit: a refund if words or other transactions show it, else income, such as a salary. */
function categoriseAsCredit(
  { merchant, description = '', merchantCode = '' }: StatedTransaction,
  credit: CreditKind | undefined,
  found: Categorisation,
): Categorisation {
  const { category, reason, flag } = found;
  const text = `${merchant} ${description}`;
  const isRefund = hasRefundWords(text, true) || isCardPaymentText(text) || merchantCode !== '';
  if (AS_IT_IS.has(category) || credit === 'refund' || (isRefund && credit !== 'income')) return found;
  return { category: 'income', reason, flag: flag === 'rent' ? 'rent_received' : null };
}

/** Categorises a credit on a card: a refund if the merchant is known, otherwise the owner's payment of the card. */
function categoriseOnCard(
  entry: StatedTransaction,
  rule: Categorisation | undefined,
  bank: Categorisation | undefined,
): Categorisation {
  const refund = [rule, categoriseByMerchantCode(entry), bank].find(
    (found) => found && found.category !== 'transfer' && found.category !== 'income',
  );
  const isPayment = bank?.category === 'transfer' || rule?.category === 'transfer';
  const words = ` ${wordsOf(entry.description ?? entry.merchant).join(' ')} `;
  if (refund && !isPayment) return refund;
  const flag =
    isPayment || [...phrases.cardRepayment].some((phrase) => words.includes(` ${phrase} `)) ? 'card_payment' : null;
  return { category: 'transfer', reason: { kind: 'account', value: 'creditCard' }, flag };
}

/** Reads the merchant's name, or the bank's text if the name reveals nothing. */
function readTexts(
  { merchant, description = '', amountCents }: StatedTransaction,
  holder: AccountHolder | undefined,
): DescriptionReading {
  const named = readDescription(merchant, amountCents > 0, holder);
  return named.status === 'unknown' && description !== ''
    ? readDescription(description, amountCents > 0, holder)
    : named;
}

/**
 * Categorises a transaction: the description decides first, then the merchant code, then the bank's category. A bank's
 * category of income precedes all three, because a supermarket also pays salaries.
 */
export function categorise(
  entry: StatedTransaction,
  { container, holder, credit }: CategoriserContext,
): Categorisation {
  const { amountCents, merchant, description = '' } = entry;
  const isCredit = amountCents > 0;
  if (!OUTSIDE.has(container)) {
    return { category: 'transfer', reason: { kind: 'account', value: container }, flag: null };
  }
  const reading = readTexts(entry, holder);
  const rule = categoriseByRule(reading, entry);
  const bank = categoriseByBank(entry);
  if (isCredit && container === 'creditCard') return categoriseOnCard(entry, rule, bank);
  if (isCredit && credit === 'rent_share') return { category: 'housing', reason: NO_REASON, flag: null };
  if (isCredit && bank?.category === 'income' && rule?.category !== 'income') return bank;
  const bought = rule ?? categoriseByMerchantCode(entry);
  if (bought) return isCredit ? categoriseAsCredit(entry, credit, bought) : bought;
  const text = `${merchant} ${description}`;
  if (reading.status === 'person' && (bank === undefined || bank.category === 'transfer')) {
    const isSmall = isExpenseShare(text) || Math.abs(amountCents) <= PAID_BACK_CENTS;
    const isIncome = isCredit && (credit === 'income' || !isSmall);
    return { category: isIncome ? 'income' : 'other', reason: NO_REASON, flag: null };
  }
  if (bank) return isCredit && bank.category !== 'other' ? categoriseAsCredit(entry, credit, bank) : bank;
  if (reading.status === 'own') return { category: 'transfer', reason: merchantReason(entry), flag: null };
  const isIncome = isCredit && !hasRefundWords(text, false);
  return { category: isIncome ? 'income' : 'other', reason: NO_REASON, flag: null };
}

/** True if the words of a transaction name a person as payer or payee. */
export const hasPersonName = (entry: StatedTransaction, holder: AccountHolder | undefined): boolean =>
  readTexts(entry, holder).status === 'person';

/** Adds the category of a transaction, without the corrections of the user, which `recalculateMoney` applies. */
export function categoriseTransaction<Stated extends StatedTransaction>(stated: Stated, container: string) {
  const { category, reason, flag } = categorise(stated, { container });
  const computed = { category, reasonKind: reason.kind, reasonValue: reason.value, flag };
  return { ...stated, merchantKey: merchantKey(stated.merchant), ...computed };
}
