import { merchantKey } from '../read-description';
import { getTransactionDisplayName } from './payee';

const named = (merchant: string, description = merchant) => ({
  merchant,
  description,
  merchantKey: merchantKey(merchant),
});

test.each([
  ['Direct Debit 012345 RAY WHITE RENT 5512', 'Ray White Rent'],
  ['WOOLWORTHS 1234 SYDNEY', 'Woolworths Sydney'],
  ['KFC 0451', 'KFC'],
  ['4417', '4417'],
])('the bank description "%s" is shown as "%s"', (printed, shown) => {
  expect(getTransactionDisplayName(named(printed))).toBe(shown);
});

test.each([
  ["O'Brien's Paints", "O'Brien's Paints"],
  ['IKEA Tempe', 'IKEA TEMPE 334 NSW'],
])('the merchant name "%s" is shown unchanged for the description "%s"', (merchant, description) => {
  expect(getTransactionDisplayName(named(merchant, description))).toBe(merchant);
});
