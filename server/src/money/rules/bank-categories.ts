import * as v from 'valibot';
import { moneyCategory, type MoneyCategory } from '@verdant/shared/contract';
import { parseKeyValueLines } from './flags';

/** The aggregator's names of each category, in lower case. */
const bankNames = `
  income: salary/regular income, paychecks/salary, interest income, interest, investment/retirement income, investment income, retirement income, other income
  other: expense reimbursement, refunds/adjustments, check payment, checks, atm/cash withdrawals, charitable giving, taxes
  transfer: transfers, credit card payments, savings, securities trades, retirement contributions
  housing: rent, mortgage, mortgages, home improvement, home maintenance
  utilities: utilities, telephone services, cable/satellite services, cable/satellite/telecom
  groceries: groceries
  eating_out: restaurants, restaurants/dining
  transport: travel, automotive/fuel, automotive expenses, gasoline/fuel
  health: healthcare/medical
  insurance: insurance
  family: child/dependent expenses, education
  entertainment: entertainment/recreation, entertainment, hobbies, subscriptions/renewals, dues and subscriptions
  shopping: general merchandise, clothing/shoes, electronics, electronics/general merchandise, personal care, personal/family, pets/pet care, gifts
  fees: service charges/fees
  loan: loans
`;

export const bankCategories: ReadonlyMap<string, MoneyCategory> = new Map(
  parseKeyValueLines(bankNames).flatMap(([category, names = '']) =>
    names.split(', ').map((name) => [name, v.parse(moneyCategory, category)] as const),
  ),
);

/** Ranges of merchant category codes (ISO 18245). The first of overlapping ranges wins. */
export const merchantCodes: readonly (readonly [from: number, to: number, category: MoneyCategory])[] = [
  [5411, 5499, 'groceries'],
  [5812, 5814, 'eating_out'],
  [5541, 5542, 'transport'],
  [3000, 3999, 'transport'],
  [4011, 4789, 'transport'],
  [7011, 7033, 'transport'],
  [7511, 7549, 'transport'],
  [5511, 5599, 'transport'],
  [4812, 4900, 'utilities'],
  [5912, 5912, 'health'],
  [5975, 5977, 'health'],
  [8011, 8099, 'health'],
  [7997, 7997, 'health'],
  [5960, 5960, 'insurance'],
  [6300, 6399, 'insurance'],
  [8351, 8351, 'family'],
  [8211, 8299, 'family'],
  [7800, 7802, 'entertainment'],
  [7829, 7999, 'entertainment'],
  [5815, 5818, 'entertainment'],
  [5921, 5921, 'entertainment'],
  [6513, 6513, 'housing'],
  [1520, 1799, 'housing'],
  [6012, 6051, 'other'],
  [5200, 5399, 'shopping'],
  [5611, 5735, 'shopping'],
  [5931, 5999, 'shopping'],
  [7210, 7299, 'shopping'],
];
/** Merchant category codes (ISO 18245) of betting, lotteries and casinos. */
export const GAMBLING_CODES: ReadonlySet<string> = new Set(['7995', '7800', '7801', '7802', '9406']);
