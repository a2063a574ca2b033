import { parseRules, phraseList, wordSet } from './flags';

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

/** Words of a card repayment by its owner, as the card account shows it. */
export const cardRepaymentWords = phraseList(
  'payment thank you, payment received, thank you payment, payment, bpay, direct debit, autopay, automatic payment, internet payment, tfr, transfer',
);

/** Words of a transfer between accounts of one person. */
export const ownTransferWords = phraseList(
  'internal transfer, quick save, cover from, cover to, forward from, forward to, linked acc trns, between accounts, between my accounts, own account, my account, savings maximiser, goal saver, goalsaver, netbank saver, netsaver, reward saver, isaver, bonus saver, life account, spend account, rocket repay, to savings, savings, saver, saving, sav, round up, roundup, round ups, sweep, offset, everyday account, smart access, emergency fund, holiday fund, to own account, save account, boost saver, growth saver, online saver, stash account',
);

/** Words of a payment between people, or of a transfer between accounts. A name, a number or a note follows. */
export const personWords = phraseList(
  'osko, inter bank, sent to, received from, osko payment, osko deposit, osko withdrawal, payid, pay id, npp, fast transfer, pay anyone, transfer to, transfer from, transfer credit, transfer debit, internet transfer, mobile transfer, online transfer, tfr to, tfr from, pymt, e banking tfr, internet pay anyone, payment transfer, inst payment, real time payment, person to person, p2p, beem, beem it, transfer, internet withdrawal, internet deposit, withdrawal online, withdrawal mobile, deposit online, mobile banking payment, banking payment, tfr, xfer, funds tfer, funds transfer',
);

/** Words before the name of a payer or payee that is a company or a person. */
export const counterpartyPrefixes = phraseList(
  'payment to, payment from, paid to, deposit from, deposit, withdrawal, payment by authority to, direct credit',
);

/** Words of banks, apps and payment methods, which name no payer or payee. */
export const fillerWords = wordSet(
  'to from the a an and of for ref reference receipt no number app commbank netbank anz westpac nab internet banking bank m mobile online payment payments transfer transfers tfr osko payid npp fast credit debit direct deposit withdrawal card value date aus au nsw vic qld wa sa tas act nt visa mastercard eftpos purchase pos phone via account acc acct in by at on instant pay anyone beem it funds inst pymt tfer e internal authority xx c d cr dr id wdl dep inter bills holidays holiday rainy day',
);

export const cardWords = wordSet('visa mastercard eftpos card purchase pos paywave contactless');

/** States and the country, as banks print them after the name of a shop. */
export const places = wordSet('aus nsw vic qld wa sa tas act nt');

/** Words that name a refund, for any payer. */
export const refundWords = phraseList(
  'refund, refunds, refunded, rfnd, reversal, reversed, chargeback, charge back, dispute, disputed, cashback, cash back',
);

/** Words that name a refund only if the payer is a known company. */
export const companyRefundWords = phraseList(
  'return, returned, rebate, reimbursement, adjustment, correction, claim, benefit, benefits, medicare',
);

/** Words that name a person's part of something that the user has paid. */
export const expenseShareWords = wordSet(
  'bill bills power electricity gas internet wifi water half halves split share part owe owed groceries dinner lunch pizza drinks tickets kitty board room',
);

export const titles = wordSet('mr mrs ms miss mx');

/** Words that occur in rules and are also surnames. */
export const surnames = wordSet(
  'coles shell butcher target myer lowes millers rivers sheridan barber barbers ola rex avis hertz shannons mecca nike origin rebel bond crown star budget apia huddle',
);

/** Given names that mark a description as the name of a person; none is the name of a shop. */
export const givenNames = wordSet(
  'aaron abby abigail adam adrian aidan aisha alan alana alex alexander alexandra alice alicia alison amanda amber amelia amy ana andrea andrew andy angela angus anh anita ann anna anne annie anthony antonio anya aria arjun arthur ash ashley ava barbara barry beau bec belinda ben benjamin beth bianca bill blake bob brad brandon brendan brett brian bridget brooke bruce bryce caitlin cameron carl carla carmen carol caroline cassie catherine chantelle charles charlie charlotte chelsea chloe chris christian christina christine christopher claire clare connor craig daisy damien dan daniel danielle darren dave david dean deb deborah declan denise dennis diana diane dominic donna dylan ed eddie edward elena eli eliza elizabeth ella ellen ellie emily emma eric erin ethan eva evan evie faith fatima felicity fiona frances francis frank fred gabriel gabrielle gary gavin gemma geoff george georgia gerard gina glen glenn grace graham grant greg hamish hannah harper harriet harry harrison hassan hayley heather heidi helen henry holly hugh hugo hunter ian imogen india isaac isabel isabella isabelle isla ivy jack jackson jacob jacqueline jade jai jake james jamie jan jane janet jarrod jasmine jason jay jayden jean jeff jen jenna jennifer jenny jeremy jess jesse jessica jill jim jo joan joanna joanne joe joel john jon jonas jonathan jordan joseph josh joshua joy joyce juan judith judy julia julian julie june justin kaitlyn karen kate katherine kathryn kathy katie kayla keith kelly ken kerry kevin kim kirsten kristen kyle kylie lachlan lara laura lauren layla leah lee leo leon liam lily linda lisa liz logan louis louise luca lucas lucy luke lynn maddison madeleine mae malcolm marcus margaret maria marie mark martin mary mason mat matilda matt matthew maureen max maya meg megan mel melanie melissa mia michael michelle mick mike mikayla mila minh miranda mitch mitchell mohammed molly monica monique nadia naomi nat natalie natasha nate nathan neil nguyen nick nicholas nicola nicole nina noah noel noor olivia oliver oscar owen pam pamela patricia patrick paul paula penny pete peter phil philip phillip phoebe poppy priya rachel ravi ray raymond rebecca renee rhys richard rick rob robert robin robyn rod rodney roger ron rory rosa rose rosie ross roy ruby russell ruth ryan sally sam samantha samuel sandra sanjay sara sarah scarlett scott sean sebastian shane shannon sharon shaun shirley sienna simon sophia sophie stacey stella stephanie stephen steve steven stuart sue susan suzanne tamara tania tara ted teresa terry tess thea theo thomas tiffany tim timothy tina toby todd tom tony tracey travis trent trevor troy tyler vanessa vicki victor vikram vincent violet vivian wayne wendy will william willow xavier yasmin yuki zac zach zachary zane zoe',
);
