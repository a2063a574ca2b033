import { categorise } from './categories';
import { readLabelledDescriptions } from './testing/descriptions';
import { evaluateUnseen, parseSeries, trueSumsOf, unseenHouseholds } from './testing/unseen-household';

test.each(unseenHouseholds.map((household) => [household.name, household] as const))(
  'the household "%s" has the correct income, spending, months covered, pay rhythm and net position',
  (_name, household) => {
    const { measures, cycle, netCents } = evaluateUnseen(household);
    const truth = trueSumsOf(household);
    expect([cycle.pay?.rhythm ?? '-', netCents]).toEqual([truth.rhythm, truth.netCents]);
    const dollars = (value: number | null) => value && Math.round(value / 100);
    expect([dollars(measures.income_cents), dollars(measures.spent_cents), measures.covered_months]).toEqual([
      Math.round(truth.incomeCents / 100),
      Math.round(truth.spentCents / 100),
      Math.round(truth.covered * 10) / 10,
    ]);
  },
);

test.each(readLabelledDescriptions('unseen-lines.txt').map((line) => [line.text, line] as const))(
  'the description "%s" gets the expected category',
  (_text, { isCredit, text, category, flag }) => {
    const found = categorise({ merchant: text, amountCents: isCredit ? 50_00 : -50_00 }, { container: 'bank' });
    expect([found.category, found.flag]).toEqual([category, flag]);
  },
);

const employers =
  'COLES SUPERMARKETS|UNIVERSITY OF SYD|WOOLWORTHS GROUP|ALDI STORES|BUNNINGS GROUP|KMART AUSTRALIA|CITY OF CASEY|BRISBANE CITY COUNCIL|NORTHERN BEACHES COUNCIL|MONASH UNIVERSITY|TAFE NSW|QANTAS AIRWAYS|JETSTAR AIRWAYS|VIRGIN AUSTRALIA|ROYAL MELBOURNE HOSPITAL|RAMSAY HEALTH|SPORTSBET PTY LTD|TELSTRA CORPORATION|AGL ENERGY|MCDONALDS AUST|BUPA AUSTRALIA|MEDIBANK PRIVATE|TRANSPORT FOR NSW|AUSTRALIA POST|HARVEY NORMAN|GOODSTART EARLY LEARNING|NETFLIX AUSTRALIA|SALVATION ARMY|MCGRATH LTD|THE STAR SYDNEY|WESTPAC BANKING CORP|NSW HEALTH|SYDNEY WATER|NRMA|RED CROSS|AUSTRALIANSUPER';

test.each(employers.split('|'))('pay from %s is income, even if the user also shops there', (employer) => {
  const merchant = `Direct Credit 062123 ${employer}`;
  const file = { merchant, amountCents: 240_000 };
  const link = { ...file, merchant: employer, description: merchant, bankCategory: 'Groceries' };
  for (const entry of [file, link]) expect(categorise(entry, { container: 'bank' }).category).toBe('income');
  const lines = [
    `pay f thu 2400 ${merchant}`,
    'out m 1 1900 RAY WHITE RENT',
    `out w sat 142.85 ${employer} Card xx1182`,
  ];
  const household = { name: employer, rhythm: 'fortnightly', balanceCents: 4_000_00, series: lines.map(parseSeries) };
  const { measures, cycle } = evaluateUnseen(household);
  expect([cycle.pay?.rhythm, measures.income_cents]).toEqual(['fortnightly', 520_000]);
});
