import type { ColumnRole } from '@verdant/shared/contract';
import { memoized } from '../memoized';

const list = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

/** Column names in bank and wallet exports in four languages, in the form of `normaliseText`. A role's clearest name is first. */
export const columnNames: Readonly<Record<Exclude<ColumnRole, 'ignore'>, readonly string[]>> = {
  date: list(
    'date, transaction date, date and time, time, started date, effective date, entered date, posted date, posting date, value date, processed date, settled date, completed date, created on, buchungstag, buchungsdatum, buchung, datum, wertstellung, valuta, date operation, date de l operation, date de comptabilisation, date valeur, fecha, fecha operacion, fecha valor',
  ),
  description: list(
    'payee, description, narrative, transaction details, details, transaction description, particulars, narration, original description, name, merchant, merchant name, text, memo, payee name, partner name, beguenstigter zahlungspflichtiger, auftraggeber empfanger, empfanger, verwendungszweck, buchungstext, libelle, beneficiaire, concepto, descripcion, beneficiario, reference, betreff, motif, transaction type',
  ),
  amount: list(
    'amount, total, net, net amount, transaction amount, value, amount aud, montant, betrag, umsatz, importe, cantidad, monto, subtotal, billing amount, source amount after fees',
  ),
  money_out: list(
    'debit, debit amount, debits, withdrawal, withdrawals, withdraws, money out, paid out, amount out, out, outflow, spent, soll, ausgang, ausgaben, lastschrift, belastung, sortie, depense, debe, cargo, cargos, gasto, retirada',
  ),
  money_in: list(
    'credit, credit amount, credits, deposit, deposits, money in, paid in, amount in, in, inflow, received, haben, eingang, einnahmen, gutschrift, entree, recette, haber, abono, abonos, ingreso, ingresos',
  ),
  balance: list(
    'balance, running balance, closing balance, account balance, saldo, kontostand, solde, saldo disponible, new balance, ledger balance',
  ),
  direction: list(
    'debit credit, credit debit, dr cr, cr dr, d c, c d, in out, direction, type, transaction type, sign, indicator, soll haben, sens, sentido, kind',
  ),
  status: list('status, state, transaction status, zustand, statut, etat, estado'),
  currency: list('currency, ccy, currency code, wahrung, waehrung, devise, moneda, divisa, source currency'),
  fee: list('fee, fees, total fees, fee amount, source fee amount, gebuhr, gebuhren, frais, commission, comision'),
  account: list(
    'account, account number, bank account, bsb account number, account no, account id, account name, konto, kontonummer, iban, auftragskonto, compte, numero de compte, cuenta, numero de cuenta, wallet, product',
  ),
};

/** Beginnings of words that show the role of a column within a longer name, such as `Withdraws ($)` and `Value AUD`. */
export const columnStems: Readonly<Partial<Record<ColumnRole, readonly string[]>>> = {
  money_out: list('debit, withdraw, outgoing, ausgang, debe, cargo, abgang, depense'),
  money_in: list('credit, deposit, incoming, eingang, haber, abono, zugang, recette'),
  balance: list('balance, saldo, kontostand, solde'),
  date: list('date, datum, fecha'),
  amount: list('amount, total, value, betrag, montant, importe, umsatz, cantidad, monto'),
  description: list('description, narrative, details, merchant, payee, verwendungszweck, libelle, concepto'),
  fee: list('fee, fees, gebuhr, frais, comision'),
  currency: list('currency, wahrung, devise, moneda, divisa'),
};

/** Words in names of columns whose numbers are not the amounts of transactions. */
export const nonAmountWords = list(
  'card, cheque, check, number, no, nr, id, ref, reference, code, qty, quantity, units, points, rate, account, serial, balance, saldo, solde, kontostand, foreign, original, local, exchange, year, mcc, bsb, receipt, postcode, category, gst, tax, vat, tip, round, cashback, target, gross',
);

/** Words in names of columns for the amount before its conversion to the account's currency. */
export const foreignWords = list('foreign, original, local, merchant, target, destination, exchange, purchase');

export const NET_AMOUNT_NAMES: ReadonlySet<string> = new Set(list('net, net amount, total, source amount after fees'));

const wordSet = (words: string): ReadonlySet<string> => new Set(list(words));

const OUT =
  'debit, dr, db, d, out, withdrawal, withdraw, wdl, pos, atm, check, cheque, fee, srvchg, cash, directdebit, repeatpmt, purchase, payment, card payment, spend, spent, sent, send, sale, charge, outgoing, paid out, money out, direct debit, debit card, expense, soll, s, lastschrift, ausgang, belastung, debito, sortie, cargo, gasto, salida, egreso, depense, eftpos, bpay, fees, account fee, -';
const IN =
  'credit, cr, c, in, deposit, dep, directdep, div, int, interest, salary, refund, received, receive, incoming, income, paid in, money in, direct credit, haben, h, gutschrift, eingang, credito, entree, abono, ingreso, entrada, recette, top up, topup, return, reversal, cashback, payroll, pay, +';
const directionWords = { out: wordSet(OUT), in: wordSet(IN) } as const;

export const statusWords = {
  failed: wordSet(
    'declined, reverted, cancelled, canceled, failed, denied, rejected, refused, expired, voided, void, error, blocked, unsuccessful, returned, incomplete, abgelehnt, storniert, fehlgeschlagen, abgebrochen, annule, annulee, refuse, refusee, echoue, rechazado, rechazada, cancelado, cancelada, fallido, fallida, anulado, anulada',
  ),
  pending: wordSet(
    'pending, authorised, authorized, authorisation, authorization, hold, held, processing, in progress, uncleared, vorgemerkt, ausstehend, offen, en attente, en cours, pendiente, scheduled',
  ),
  done: wordSet(
    'completed, complete, posted, cleared, settled, success, successful, succeeded, done, processed, booked, approved, paid, ok, confirmed, reversed, refunded, partially refunded, gebucht, ausgefuhrt, abgeschlossen, erledigt, effectue, effectuee, termine, terminee, execute, comptabilise, completado, completada, realizado, realizada, contabilizado',
  ),
} as const;

/** Descriptions of rows that contain a balance or a sum and are not transactions. A date can follow the words. */
export const balanceWords = {
  opening: list(
    'opening balance, balance brought forward, brought forward, b f, b fwd, balance b f, starting balance, beginning balance, previous balance, anfangssaldo, anfangsbestand, alter kontostand, saldovortrag, solde initial, solde precedent, ancien solde, report, saldo inicial, saldo anterior',
  ),
  closing: list(
    'closing balance, balance carried forward, carried forward, c f, c fwd, ending balance, end balance, final balance, endsaldo, endbestand, neuer kontostand, abschlusssaldo, solde final, nouveau solde, saldo final',
  ),
  total: list(
    'total, totals, subtotal, sub total, grand total, total debits, total credits, total debit, total credit, total withdrawals, total deposits, summe, gesamt, zwischensumme, gesamtsumme, sous total, total general, total general eur, suma, suma total, balance, current balance, available balance, kontostand, solde, saldo',
  ),
} as const;

/** Words in descriptions that show whether money came in or went out, for files whose signs do not show the direction. */
export const descriptionWords = {
  in: wordSet(
    'salary, wages, wage, payroll, pay, refund, refunded, received, deposit, pension, centrelink, dividend, thank, payment, interest, income, gehalt, lohn, rente, erstattung, gutschrift, salaire, remboursement, nomina, salario, reembolso, cashback',
  ),
  out: wordSet(
    'purchase, rent, withdrawal, eftpos, atm, fee, fees, cafe, woolworths, coles, aldi, kmart, bunnings, restaurant, pizza, books, groceries, supermarket, petrol, fuel, electricity, gas, insurance, miete, einkauf, lastschrift, loyer, achat, alquiler, compra, bpay, netflix, spotify, uber, hotel, pharmacy, chemist, hardware, kiosk, shop, store, mart, bar, taxi',
  ),
} as const;

/** Returns the direction that a cell or a type names; null without one. */
export const directionOf = memoized((cell): 'out' | 'in' | null => {
  const trimmed = cell.trim();
  if (trimmed === '-' || trimmed === '+') return trimmed === '-' ? 'out' : 'in';
  const words = normaliseText(cell);
  if (words === '' || trimmed.length > 40) return null;
  const single = words.split(' ').filter(({ length }) => length > 1);
  for (const word of [words, ...single.toReversed()]) {
    if (directionWords.out.has(word)) return 'out';
    if (directionWords.in.has(word)) return 'in';
  }
  return null;
});

/** Returns a text in lower case without accents, brackets and punctuation: `Débit (AUD)` is `debit aud`. */
export const normaliseText = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const HOME_CURRENCY = 'AUD';
const CODES = wordSet(
  'AUD, USD, EUR, GBP, NZD, JPY, CAD, CHF, SGD, HKD, CNY, INR, THB, IDR, MYR, PHP, VND, KRW, TWD, SEK, NOK, DKK, PLN, CZK, HUF, ZAR, MXN, BRL, TRY, AED, ILS, FJD, BTC, ETH, USDC, USDT',
);
const symbols = Object.entries({
  US$: 'USD',
  NZ$: 'NZD',
  C$: 'CAD',
  HK$: 'HKD',
  S$: 'SGD',
  A$: 'AUD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
});
const LETTERS = /[a-z]{3,4}/gi;

export const currencyIn = memoized((text): string | undefined => {
  const code = text.match(LETTERS)?.find((word) => CODES.has(word.toUpperCase()));
  return code?.toUpperCase() ?? symbols.find(([sign]) => text.toUpperCase().includes(sign))?.[1];
});
