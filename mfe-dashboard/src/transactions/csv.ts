import type { MoneyTransaction } from '@verdant/shared/contract';

/** Start of a text that spreadsheets treat as a formula. Texts from banks and merchants can start with these characters. */
const FORMULA = /^[=+\-@\t\r]/;
/** Byte order mark of a CSV file, which some spreadsheets need to read UTF-8. */
const CSV_START = '\uFEFF';

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

type CsvNames = {
  /** Headers of the columns, in the order of the cells of a line. */
  headers: readonly string[];
  accountName: (id: string) => string;
  categoryName: (category: MoneyTransaction['category']) => string;
  /** Category that the filters select; empty for all categories. */
  category: string;
};

type Counted = Pick<MoneyTransaction, 'category' | 'amount_cents'>;

/** Returns a transaction's amounts (one per split part) in `selectedCategory`, or in all categories for an empty text. */
const countedIn = ({ split, category, amount_cents }: MoneyTransaction, selectedCategory: string): readonly Counted[] =>
  (split ?? [{ category, amount_cents }]).filter(
    (part) => selectedCategory === '' || part.category === selectedCategory,
  );

/** Returns transactions as CSV (RFC 4180), with amounts in whole currency units and a line per part of a split payment. */
export function toCsv(
  transactions: readonly MoneyTransaction[],
  { headers, accountName, categoryName, category: ofCategory }: CsvNames,
): string {
  const lines = [
    headers.map(textCell),
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
