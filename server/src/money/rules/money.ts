import { parseRules, toWordSets } from './flags';
import table from './words.json';

/**
 * Rules for income, debts, fees, cash and transfers between own accounts, by the words of statements. A rental bond is a
 * transfer, because the deposit still belongs to the tenant.
 */
export const moneyRules = parseRules(`
  income/pay credit all: salary, salaries, wages, wage, payroll, payrun, pay run, fortnightly pay, weekly pay, net pay, deposit salary, salary deposit, payslip, adp payroll, keypay, xero payroll, employment hero, invoice, inv, stripe, square payout, uber payout, airtasker, doordash payout, menulog payout
  income/government credit all: ctrlink, centrelink, ctrlink pension, ctrlink jobseeker, ctrlink family, ctrlink fao, services australia, age pension, jobseeker, youth allowance, austudy, family tax benefit, ftb, parenting payment, carer payment, carer allowance, disability support, dsp, dept of vet affairs, dva pension, vet affairs, ndis, abstudy, paid parental leave, rent assistance, child support agency, csa child support, ato, ato refund, tax refund, ato tax refund, australian taxation office, tax office, ccs subsidy, workcover, energy rebate, cost of living
  income/interest credit all: interest, credit interest, interest paid, interest credit, bonus interest, interest earned, interest payment, base interest, term deposit interest
  income credit all: dividend, dividends, distribution, computershare, link market services, boardroom, asx dividend, final div, interim div, franking
  income/rent_received credit all: rent, rental, rental income, rent received, tenant, tenant rent, owner payment, landlord disbursement, ownership statement, trust acc rent, lj hooker trust acc rent, trust account rent, owner disbursement, owner stmt, owner statement, ownr stmt, ownr, owner disb, landlord, rent roll, rentals, airbnb, airbnb payments, stayz payout
  income/pay credit: sal, pay
  income credit all: pension, pension payment, super benefit, benefit payment, annuity, income stream, account based pension, australiansuper, australian super, aware super, hostplus, rest super, unisuper, hesta, cbus, sunsuper, australian retirement trust, art super, mlc super, amp super, colonial first state
  income/interest credit: int
  income credit: div, icare, tac
  loan/payday_loan all: nimble, nimble australia, cash converters, cashconverters, wallet wizard, sunshine loans, cash train, cashtrain, fair go finance, ferratum, moneyme, money3, swoosh, swoosh finance, cigno, bsf solutions, sunshine short term loans, credit24, credit 24, jacaranda finance, fundo, loans quick, speckle, good to go loans, rapid loans, cash stop, cash n go, payday loan, cashfloat, ipassion loans, spot loan, city finance, radio rentals
  loan/wage_advance all: beforepay, before pay, mypaynow, my pay now, wagepay, wage pay, cheq, earnd, wagestream, paytime, advance pay, commbank advancepay, advancepay, pressan, mypay advance, wagetap
  loan/debt_collection debit all: baycorp, panthera finance, panthera, credit corp, collection house, pioneer credit, recoveriescorp, acm group, charter mercantile, debt recovery
  loan/debt_collection debit: milton graham
  loan all: personal loan, car loan, loan drawdown, loan proceeds, loan advance, latitude personal loan, latitude finance, latitude financial, latitude financial serv, latitude financial services, plenti, plenti finance, society one, societyone, harmoney, wisr, ratesetter, pepper money, liberty financial, toyota finance, macquarie leasing, volkswagen financial, nissan financial, bmw finance, now finance, symple loans, alex bank, great southern bank loan, handypay, angle auto, taurus finance, hecs, help debt, no interest loan, nils, good shepherd
  fees/dishonour all: dishonour, dishonour fee, dishonoured, return fee, returned item fee, honour fee, unarranged overdraft fee, overdrawn fee, unauthorised overdraft, outward dishonour, outward dishonour fee, inward dishonour, payment dishonour fee, insufficient funds fee, overdraw fee, overdrawn approval fee, periodical payment non execution fee, direct debit return fee, late payment fee, late fee, missed payment fee, overlimit fee, over limit fee
  fees all: account fee, monthly fee, account keeping fee, account service fee, service fee, monthly account fee, international transaction fee, intl transaction fee, foreign transaction fee, fgn curr fee, foreign currency conversion fee, o seas fee, overseas transaction fee, atm operator fee, atm fee, atm owner fee, annual fee, card fee, annual card fee, bank fee, bank charges, cash advance fee, cash advance interest, interest charged, interest charge, debit interest, interest on purchases, purchase interest, int charged, intl trans fee, transaction fee, assisted transaction fee, staff assisted withdrawal fee, statement fee, package fee, overdraft fee, overdraft interest, line fee, merchant surcharge, government charges, fee
  other/cash debit all: atm, atm withdrawal, wdl atm, cash withdrawal, cash wdl, withdrawal at, atm wdl, cba atm, anz atm, nab atm, westpac atm, atmx, bendigo atm, handybank, hbk cash, cash out, cashout, eftpos cash out, cash advance, wdl branch, branch withdrawal, withdrawal branch, atm debit, rediatm, redi atm, armaguard atm, next payments atm, banktech atm, prosegur, cashcard atm, over the counter withdrawal
  loan named: loan, loans
  transfer/card_payment all: credit card payment, westpac credit card, anz credit card, nab credit card, bank mastercard, bank visa, bank credit card, card payment, card repayment, credit card repayment, cardpay, card autopay, autopay, american express, amex, amex card, citibank cards, citi cards, latitude card, latitude gem visa, gem visa, 28 degrees, virgin money card, coles mastercard, coles financial, woolworths credit card, qantas money, david jones amex, westpac cards, anz cards, nab cards, commonwealth cards, cba credit card, mastercard payment, visa card payment, macquarie cards, hsbc cards, bankwest cards, st george cards, credit card autopay, automatic payment credit card, direct debit payment credit card, repayment credit card, flexi card, low rate card, low fee card
  transfer all: commsec, commonwealth securities, commsec securities, commsec settlement, selfwealth, self wealth, stake, stake com, hellostake, pearler, cmc markets, cmc markets stockbroking, nabtrade, nab trade, westpac share trading, bell direct, bell potter, superhero, etoro, interactive brokers, ibkr, sharesight trade, openmarkets, raiz, raiz invest, spaceship, spaceship voyager, vanguard, vanguard personal investor, betashares direct, sharesies, tiger brokers, moomoo, webull, stockspot, six park, coinspot, swyftx, coinbase, binance, independent reserve, btc markets, kraken, coinjar, crypto com, super contribution, superannuation, australiansuper, australian super, aware super, hostplus, rest super, unisuper, hesta, cbus, sunsuper, australian retirement trust, art super, mlc super, amp super, colonial first state, macquarie wrap, term deposit, term dep
  transfer all: rental bond, bond refund, refund bond, bond return, bond returned, bond payment, rtba, rtba bond, residential tenancies bond authority, residential tenancies bond, rental bonds, rental bonds online, bond authority, rta bond, bond lodgement, tenancy bond
  transfer: bond
  transfer named: wise, ofx, remitly
`);

/**
 * Phrases that name no merchant. `own`: a transfer between accounts of one person; `person`: a payment between people;
 * `company`: before the name of a payer or payee; `companyRefund`: a refund only if the payer is a known company.
 */
export const phrases = toWordSets(table.phrases);

/**
 * Single words. `filler`: banks, apps and payment methods; `place`: after the name of a shop; `share`: a person's part of
 * an expense; `surname`: also in rules; `given`: no shop; `way`: no payee; `capital`: shown in capitals, such as AGL.
 */
export const wordKinds = toWordSets(table.words);
