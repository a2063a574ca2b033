import * as v from 'valibot';
import { moneyCategory, type MoneyCategory } from '@verdant/shared/contract';
import statementWords from './words.json';

const flag = v.picklist([
  'pay',
  'interest',
  'government',
  'rent',
  'rent_received',
  'council_rates',
  'card_payment',
  'borrowed',
  'payday_loan',
  'wage_advance',
  'bnpl',
  'gambling',
  'dishonour',
  'debt_collection',
  'childcare',
  'cash',
  'tax',
]);

/** Property of a transaction for advice, in addition to its category. */
export type TransactionFlag = v.InferOutput<typeof flag>;

const phraseRule = v.object({
  category: moneyCategory,
  flag: v.optional(flag),
  /** Limits the rule to credits or debits. A rule without a limit applies to both. */
  only: v.optional(v.picklist(['credit', 'debit'])),
  /**
   * Payments to which the words apply: `all`, even between people; `named`, also payments that name the payee. By default
   * only payments by card, direct debit or BPAY, because the name of a shop can also be a person's name.
   */
  where: v.optional(v.picklist(['all', 'named'])),
  /** Phrases of whole words in lower case without punctuation. */
  phrases: v.array(v.string()),
});

export type PhraseRule = v.InferOutput<typeof phraseRule>;

/** Splits a table, with one `key: values` on each line. */
const parseKeyValueLines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '));

/** Parses rules, one on each line: `category/flag only where: phrase, phrase`. Throws for an unknown word. */
const parseRules = (text: string): PhraseRule[] =>
  parseKeyValueLines(text).map(([head = '', phrases = '']) => {
    const [meaning = '', ...limits] = head.split(' ');
    const [category, ruleFlag] = meaning.split('/');
    const where = limits.find((limit) => limit === 'all' || limit === 'named');
    const only = limits.find((limit) => limit !== where);
    return v.parse(phraseRule, { category, flag: ruleFlag, only, where, phrases: phrases.split(', ') });
  });

type Table = Readonly<Record<string, string>>;

/** Splits the values of a table such as `{ card: 'visa, mastercard' }` into words. */
const convertValues = <T extends Table, Value>(table: T, convert: (words: string[]) => Value) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are those of the table
  Object.fromEntries(Object.entries(table).map(([key, words]) => [key, convert(words.split(', '))])) as {
    readonly [Key in keyof T]: Value;
  };

export const toWordLists = <T extends Table>(table: T) => convertValues(table, (words): readonly string[] => words);
export const toWordSets = <T extends Table>(table: T) =>
  convertValues(table, (words): ReadonlySet<string> => new Set(words));

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
 * Rules for spending in Australia, by the words of statements. The rule with more words applies if two match. Rental agents
 * with names of people count only in payments by card, direct debit or BPAY.
 */
export const spendingRules = parseRules(`
  groceries named: woolworths, woolworths metro, woolies, ww metro, aldi, aldi stores, harris farm markets, foodland, foodworks, spar express, supa iga, iga xpress, costco wholesale, supabarn, drakes, drakes supermarket, drakes supermarkets, night owl, nightowl, night owl convenience, nightowl convenience, ezymart, ezy mart, nqr, romeos foodland, friendly grocer, ritchies, farmer jacks, spudshed, colesonline, coles online, coles supermarkets, everyday market, asian grocery, milkrun, hellofresh, hello fresh, marley spoon, dinnerly, everyplate, leo fine food, norton street grocer, about life, go vita, quality meats
  groceries: coles, iga, costco, harris farm, grocer, grocery, groceries, supermarket, supermarkets, butcher, butchery, bakery, bakehouse, greengrocer, fruit market, fruit barn, fruit and veg, deli, seafood market, bakers delight, brumbys
  eating_out named: uber eats, ubereats, menulog, doordash, deliveroo, mcdonalds, mcdonald s, kfc, hungry jacks, guzman y gomez, gyg, subway, dominos, dominos pizza, pizza hut, grilld, zambrero, starbucks, gloria jeans, the coffee club, muffin break, boost juice, nandos, oporto, red rooster, sushi hub, sushi sushi, sumo salad, mad mex, schnitz, rolld, betty s burgers, bettys burgers, san churro, chatime, gong cha, easi, hungrypanda, hungry panda, fantuan, fantuan delivery, ubereats au, noodle box, pancake parlour, krispy kreme, michels patisserie, donut king, soul origin, crust pizza, hello fresh restaurant, max brenner, pie face
  eating_out: cafe, coffee, espresso, restaurant, noodle bar, noodle, noodles, sushi, pizza, pizzeria, thai, kebab, kebabs, burger, burgers, bistro, takeaway, ramen, dumpling, dumplings, tavern, hotel bar, bar and grill, brewery, brewing co, wine bar, pub, roasters, gelato, patisserie, fish and chips, eatery, canteen, yum cha, trattoria, tapas, indian cuisine, bbq, charcoal chicken
  transport named: coles express, reddy express, shell reddy, woolworths petrol, eg ampol, eg fuelco, ampol, caltex, 7 eleven, 7eleven, bp connect, bp express, united petroleum, metro petroleum, liberty oil, mobil, puma energy, costco fuel, x convenience, otr, on the run, shell coles express, vibe petroleum, pearl energy, speedway, myki, opal, transportfornsw, transport for nsw, tfnsw, transportfornsw tap, translink, go card, smartrider, transperth, metro tasmania, adelaide metro, metrocard, ptv, public transport, myway, uber trip, uber pass, didi, ola cabs, 13cabs, gocatch, shebah, taxi, cabcharge, a2b taxi, linkt, e toll, etoll, transurban, eastlink, citylink, toll, wilson parking, secure parking, care park, ace parking, cellopark, easypark, paystay, parkmobile, parking, car park, qantas, jetstar, virgin australia, rex airlines, bonza, flight centre, webjet, airbnb, booking com, expedia, wotif, hertz, avis, budget rent a car, europcar, thrifty, rent a car, goget, car next door, uber carshare, ultra tune, kmart tyre, mycar tyre, bridgestone, bob jane, jax tyres, tyrepower, repco, supercheap auto, autobarn, super cheap auto, vicroads, vic roads, vic roads registration, service nsw, service nsw rego, rego, ezyreg, tmr, tmr qld, access canberra, mvr, driver and vehicle services, vehicle registration, tesla supercharger, tesla charging, supercharger, ampcharge, bp pulse, jolt charge, exploren, sgfleet, sg fleet, smartsalary, smart salary, maxxia, remserv, leaseplan, orix, fleetpartners, fleet partners, custom fleet, registration tmr, tmr rego, racv roadside, nrma roadside, transport main roads, roads and maritime, linkt sydney, neuron mobility, lime ride, beam mobility, chargefox, evie networks, v line, airways, airlines, qantas airways, tigerair, trainlink, car wash, service station, shell service station
  transport: uber, bp, shell, ola, petrol, fuel, transit, cab, cabs, mechanic, auto repairs, ferry, tyres
  utilities named: ausgrid, endeavour energy, essential energy, powercor, citipower, united energy, ausnet, sa power networks, evoenergy, western power, tasnetworks, energex, australian gas networks, agl, agl sales, agl energy, energyaustralia, energy australia, origin energy, origin, red energy, alinta, alinta energy, simply energy, engie, powershop, momentum energy, lumo energy, dodo, amber electric, globird, globird energy, ovo energy, tango energy, actewagl, aurora energy, ergon energy, ergon, synergy, horizon power, jemena, sydney water, yarra valley water, south east water, greater western water, city west water, unitywater, urban utilities, hunter water, water corporation, water corp, sa water, icon water, taswater, barwon water, telstra, optus, vodafone, tpg, iinet, aussie broadband, superloop, belong, amaysim, boost mobile, aldi mobile, woolworths mobile, everyday mobile, coles mobile, kogan mobile, felix mobile, circles life, lebara, lycamobile, exetel, internode, tangerine telecom, tangerine, more telecom, nbn, spintel, foxtel broadband, kleenheat, elgas, supagas, electricity, gas bill, lpg, kookaburra mobile
  utilities: energy, water, broadband, internet bill, telecom, electricity bill, mobile bill
  health named: chemist warehouse, priceline, priceline pharmacy, terrywhite, terry white, amcal, blooms the chemist, discount drug stores, my chemist, soul pattinson, pharmacy, chemist, medical, medical centre, medical practice, family practice, dental, dentist, dentists, physio, physiotherapy, pathology, laverty, dorevitch, sullivan nicolaides, radiology, specsavers, opsm, optometrist, bailey nelson, hospital, psychology, psychologist, podiatry, chiropractic, chiropractor, osteopath, audiology, hearing australia, ambulance, ramsay health, qscan, i med, ihealth, instantscripts, hotdoc, 13sick, mcare benefits, mcare ben, medicare benefit, medicare benefits, anytime fitness, fitness first, goodlife health, jetts, f45, f45 training, plus fitness, snap fitness, world gym, virgin active, gym, yoga, pilates, swim school, aquatic centre
  insurance named: medibank, medibank private, bupa, bupa australia, hcf, nib, nib health, ahm, ahm health, hbf, gmhba, teachers health, australian unity, latrobe health, cbhs, defence health, peoplecare, nrma insurance, racv insurance, racq insurance, rac insurance, raa insurance, ract insurance, aami, gio, allianz, suncorp insurance, budget direct, youi, bingle, qbe, real insurance, apia, coles insurance, woolworths insurance, everyday insurance, virgin insurance, kogan insurance, insurance, health cover, health fund, life insurance, tal life, aia, aia australia, zurich, mlc insurance, comminsure, petinsurance, pet insurance, bow wow meow, rollin, huddle, cgu, shannons, honey insurance, pd insurance, income protection, ctp, green slip, nrma, racq
  entertainment named: netflix, netflix com, spotify, stan com au, stan entertainment, stan sydney, disney plus, disneyplus, binge, kayo, kayo sports, foxtel, paramount plus, paramountplus, prime video, amazon prime, youtube premium, youtubepremium, google youtube, google play, apple com bill, itunes, audible, kindle, steam, steamgames, steam purchase, playstation, sonyplaystation, xbox, microsoft xbox, nintendo, epic games, twitch, patreon, onlyfans, hoyts, event cinemas, village cinemas, reading cinemas, palace cinemas, dendy, imax, ticketek, ticketmaster, moshtix, eventbrite, humanitix, timezone, strike bowling, holey moley, zoo, taronga zoo, luna park, dreamworld, movie world, scenic world, museum, theatre, stream, cinema, cinemas, bowling, golf club, rsl club, leagues club, sports club, dan murphys, dan murphy s, bws, liquorland, first choice liquor, vintage cellars, liquor legends, bottle o, cellarbrations, thirsty camel, liquor, tobacconist, openai, chatgpt, canva, dropbox, icloud, linkedin, medium, news corp, nine digital, the age, sydney morning herald, the australian, the guardian, new york times, crunchyroll, britbox, optus sport, dazn, hayu, deezer, tidal
  entertainment/gambling all: sportsbet, tab limited, tab ltd, tab account, tabcorp, tab com au, ladbrokes, neds, bet365, pointsbet, unibet, betfair, betr, palmerbet, bluebet, dabble, topsport, betright, playup, boombet, picklebet, the lott, thelott, lottery, lotterywest, oz lotteries, ozlotteries, lottoland, jackpot com, crown casino, star casino, the star sydney, casino, pokies, keno, betting, swiftbet, elitebet, betnation, colossalbet, tatts, golden casket, sa lotteries, nsw lotteries, draftstars
  shopping/bnpl named: afterpay, after pay, zip co, zip pay, zippay, zip money, zipmoney, zipmoney payments, zip, klarna, humm, humm group, humm bpay, latitude pay, latitudepay, openpay, laybuy, payright, paypal pay in 4, paypal pay in four, sezzle, bundll, stepay, commbank steppay, step pay, deferit, splitit, beforepay shop
  shopping named: amazon, amazon au, amazon marketplace, amzn mktp, amzn mktplace, ebay, kmart, kmart australia, big w, bigw, bunnings, bunnings warehouse, jb hi fi, jbhifi, ikea, officeworks, harvey norman, the good guys, good guys, spotlight, anaconda, bcf, rebel, rebel sport, decathlon, cotton on, uniqlo, h and m, zara, the iconic, theiconic, asos, shein, temu, temu com, aliexpress, etsy, kogan, kogan com, catch com au, catch, mydeal, temple and webster, freedom furniture, fantastic furniture, amart furniture, adairs, pillow talk, bed bath n table, sephora, mecca, mecca brands, lush cosmetics, the body shop, aesop, petbarn, petstock, pet circle, petcircle, vet, veterinary, greencross vets, australia post, auspost, post shop, dymocks, booktopia, qbd books, readings books, smiggle, typo, apple store, apple online, samsung store, dick smith, centre com, scorptec, mwave, best and less, harris scarfe, lowes menswear, athletes foot, foot locker, hype dc, nike, adidas, lululemon, peter alexander, country road, witchery, seed heritage, gorman, forever new, oxford shop, just jeans, jay jays, supre, rivers clothing, millers fashion, city beach, universal store, general pants, glue store, mitre 10, total tools, sydney tools, barbeques galore, reject shop, the reject shop, daiso, miniso, hot dollar, flying tiger, salvos stores, vinnies, lifeline shop, hairdresser, hair salon, barber, just cuts, nail salon, nails, beauty salon, laser clinics, dry cleaning, dry cleaners, florist, wish com, gumtree, facebook marketplace, paypal ebay, myer pty, myer online, target australia, david jones limited
  shopping: target, myer, david jones, sheridan, lowes, millers, rivers, barbers, clothing, shoes, furniture, hardware, nursery, books, jewellers, gift shop, boutique, sportswear, newsagency, hair
  family/childcare all: goodstart, goodstart early learning, early learning, early learn, early learning centre, early education, elc, kindy, creche, early childhood, childcare, child care, daycare, day care, kindergarten, preschool, g8 education, kindercare, only about children, guardian childcare, affinity education, busy bees, camp australia, teamkids, oshclub, oshc, after school care, vacation care, nanny, babysitting, family day care, montessori, xplor, kidsoft, debitsuccess childcare, explore and develop, story house, story house early learning
  family all: school fees, school, college fees, tuition, tuition fees, tafe, tafe nsw, university, monash uni, uni of sydney, unsw, qkr, flexischools, compass education, schoolbag, school uniforms, kumon, music lessons, tutoring, tutor, udemy, coursera, skillshare, duolingo, open universities, baby bunting, toys r us, toyworld, child support, scouts australia, grammar, high school, primary school, public school, catholic education
  housing/council_rates named: council rates, city council, shire council, regional council, council, city of sydney, city of melbourne, city of casey, brisbane city council, bcc rates, moreton bay, gold coast council, blacktown council, northern beaches council, inner west council, shire of, city of stirling, city of joondalup, city of port phillip, rates notice
  housing/rent all: rent, rental, rentals, rental payment, house rent, weekly rent, deft payments, deft, deft real estate, deft rent, rent com au, rentpay, ailo, ailo rent, simple rent, kolmeo, managedapp, managed app, propertyme, raywhite, ray white trust, lj hooker trust acc rent, trust acc rent, trust account rent, century 21, belle property, first national re, first national real estate, raine and horne, richardson and wrench, elders real estate, remax, place estate agents, stockdale and leggo, biggin and scott, obrien real estate, real estate, realty, property management, estate agents, strata rent, landlord, student accommodation, unilodge, housing nsw, homes victoria, community housing
  housing/rent: ray white, lj hooker, mcgrath, harcourts, barry plant, jellis craig, nelson alexander, biggin scott
  housing named: strata, strata levy, body corporate, owners corporation, home loan, homeloan, home loan repayment, hl repayment, mortgage, mortgage repayment, loan repayment home, land tax, plumber, plumbing, electrician, pest control, gardening, lawn mowing, jims mowing, cleaning services, kennards, storage king, national storage, property
  other/tax named: ato, ato payment, australian taxation office, tax office payments, tax office, taxation office, 75556, revenue nsw, state revenue office, fines victoria, sper, hbr fines, h and r block, itp tax, tax agent
  other all: donation, red cross, salvation army, world vision, oxfam, unicef, rspca, beyond blue, gofundme, compassion australia, wwf, cancer council, the smith family, guide dogs
`);

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

export const categoryByBankCategory: ReadonlyMap<string, MoneyCategory> = new Map(
  parseKeyValueLines(bankNames).flatMap(([category, names = '']) =>
    names.split(', ').map((name) => [name, v.parse(moneyCategory, category)] as const),
  ),
);

/** Ranges of merchant category codes (ISO 18245). The first of overlapping ranges wins. */
export const merchantCodeRanges: readonly (readonly [from: number, to: number, category: MoneyCategory])[] = [
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

/**
 * Phrases that name no merchant. `own` and `person`: a transfer between accounts of one person, or a payment between
 * people. `company`: words before the name of a company that pays or is paid; `companyRefund`: a refund if that company is
 * known.
 */
export const phrases = toWordSets(statementWords.phrases);

/**
 * Single words. `filler`: banks, apps and payment methods; `place`: after the name of a shop; `share`: a person's part of
 * an expense; `surname`: also in rules; `given`: no shop; `way`: no payee; `capital`: shown in capitals, such as AGL.
 */
export const wordsByKind = toWordSets(statementWords.words);
