import type { MoneyTransaction } from '@verdant/shared/contract';

/** Start of a text that spreadsheets treat as a formula. Texts from banks and merchants can start with these characters. */
const FORMULA = /^[=+\-@\t\r]/;
/** Byte order mark of a CSV file. Without it some spreadsheets do not read UTF-8. */
const CSV_START = '\uFEFF';

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Headers of the columns, in the order of the columns. */
export type CsvHeaders = {
  date: string;
  name: string;
  description: string;
  account: string;
  category: string;
  amount: string;
  currency: string;
  note: string;
  tags: string;
};

type CsvNames = {
  headers: CsvHeaders;
  accountName: (id: string) => string;
  categoryName: (category: MoneyTransaction['category']) => string;
  /** Category that the filters select; empty for all categories. */
  category: string;
};

/** A category and the amount that counts towards it. */
type Counted = Pick<MoneyTransaction, 'category' | 'amount_cents'>;

/** Returns a transaction's amounts (one per split part) in `selectedCategory`, or in all categories if that is empty. */
const countedIn = ({ split, category, amount_cents }: MoneyTransaction, selectedCategory: string): readonly Counted[] =>
  (split ?? [{ category, amount_cents }]).filter(
    (part) => selectedCategory === '' || part.category === selectedCategory,
  );

/** Returns transactions as CSV (RFC 4180), with amounts in whole currency units and a line per part of a split payment. */
export function toCsv(
  transactions: readonly MoneyTransaction[],
  { headers, accountName, categoryName, category: ofCategory }: CsvNames,
): string {
  const { date, name, description, account, category, amount, currency, note, tags } = headers;
  const lines = [
    [date, name, description, account, category, amount, currency, note, tags].map(textCell),
    ...transactions.flatMap((transaction) =>
      countedIn(transaction, ofCategory).map((counted) => [
        transaction.date,
        textCell(transaction.merchant),
        textCell(transaction.description),
        textCell(accountName(transaction.account_id)),
        textCell(categoryName(counted.category)),
        (counted.amount_cents / 100).toFixed(2),
        textCell(transaction.currency),
        textCell(transaction.note ?? ''),
        textCell((transaction.tags ?? []).join(', ')),
      ]),
    ),
  ];
  return CSV_START + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
