import { dayInMonth, toMonthIndex, fromDayNumber, toDayNumber } from '../money/days';
import {
  CARD_PAYMENT_DAY,
  DEMO_DAYS,
  demoAccounts,
  paymentSeries,
  type DemoAccount,
  type PaymentSeries,
} from './household';

/** Number of months with a card repayment: this month and the twelve months before. */
const REPAYMENTS = 13;

interface Row {
  readonly account: DemoAccount;
  readonly day: string;
  readonly cents: number;
  readonly words: string;
}

/** Returns a number from -100 to 100 that depends on the index alone. */
const variationPercentAt = (index: number) => ((index * 77 + 29) % 201) - 100;

const varyAmount = (cents: number, spread: number, index: number) =>
  spread === 0 ? cents : cents + Math.round((spread * variationPercentAt(index)) / 100);

function rowsOf({ account, words, cents, spread = 0, newestAgo = 0, every, day }: PaymentSeries, today: number): Row[] {
  const rows: Row[] = [];
  for (let ago = newestAgo; ; ago += every) {
    const date = day === undefined ? today - ago : dayInMonth(toMonthIndex(today) - ago, day);
    if (date < today - DEMO_DAYS) return rows;
    const index = day === undefined ? (ago - newestAgo) / every : ago;
    if (date < today) rows.push({ account, words, cents: varyAmount(cents, spread, index), day: fromDayNumber(date) });
  }
}

/**
 * Returns the card repayments, each as a row of the everyday account and a row of the card. The amount is the sum of the
 * card's transactions in the previous month.
 */
function cardRepayments(rows: readonly Row[], today: number): Row[] {
  const paid: Row[] = [];
  for (let ago = REPAYMENTS - 1; ago >= 0; ago -= 1) {
    const month = toMonthIndex(today) - ago;
    const day = fromDayNumber(dayInMonth(month, CARD_PAYMENT_DAY));
    const statementMonth = fromDayNumber(dayInMonth(month - 1, 1)).slice(0, '2026-11'.length);
    const owed = rows
      .filter((row) => row.account === 'card' && row.day.startsWith(statementMonth))
      .reduce((sum, { cents }) => sum + cents, 0);
    if (day >= fromDayNumber(today) || owed === 0) continue;
    paid.push({ account: 'everyday', day, cents: owed, words: 'CARD PAYMENT LOW RATE XX5512' });
    paid.push({ account: 'card', day, cents: 0 - owed, words: 'PAYMENT RECEIVED THANK YOU' });
  }
  return paid;
}

/** Returns the household's transactions up to the day before `today`, newest first. */
export function demoRows(today: string): Row[] {
  const now = toDayNumber(today);
  const rows = paymentSeries.flatMap((series) => rowsOf(series, now));
  return [...rows, ...cardRepayments(rows, now)].toSorted((row, other) => other.day.localeCompare(row.day));
}

const ofxDay = (day: string) => day.replaceAll('-', '');
const formatOfxAmount = (cents: number) => (cents / 100).toFixed(2);

function formatOfxTransaction({ day, cents, words, account }: Row, index: number): string {
  const type = cents < 0 ? 'DEBIT' : 'CREDIT';
  return `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${ofxDay(day)}<TRNAMT>${formatOfxAmount(cents)}<FITID>${account}-${index}<NAME>${words}</STMTTRN>`;
}

/** Returns the closing balance in cents, which for a card is the sum of the transactions. */
const closingBalanceOf = (account: DemoAccount, rows: readonly Row[]) =>
  account === 'card' ? rows.reduce((sum, { cents }) => sum + cents, 0) : demoAccounts[account].closingCents;

/** Returns an account's statement as an OFX 1 file, up to the day before `today`. */
export function demoStatement(account: DemoAccount, today: string): string {
  const { type, number } = demoAccounts[account];
  const rows = demoRows(today).filter((row) => row.account === account);
  const [first, last] = [rows.at(-1)?.day ?? today, fromDayNumber(toDayNumber(today) - 1)];
  const isCard = account === 'card';
  const from = isCard
    ? `<CCACCTFROM><ACCTID>${number}</CCACCTFROM>`
    : `<BANKACCTFROM><ACCTID>${number}<ACCTTYPE>${type}</BANKACCTFROM>`;
  const statement = isCard ? 'CCSTMTRS' : 'STMTRS';
  return [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    '',
    `<OFX><${statement}><CURDEF>AUD${from}`,
    `<BANKTRANLIST><DTSTART>${ofxDay(first)}<DTEND>${ofxDay(last)}`,
    ...rows.map(formatOfxTransaction),
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${formatOfxAmount(closingBalanceOf(account, rows))}<DTASOF>${ofxDay(last)}</LEDGERBAL>`,
    `</${statement}></OFX>`,
  ].join('\n');
}
