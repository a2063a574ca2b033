import type { Debt } from '../../money/find-debts';
import { recommend } from '../recommendations/recommend';
import { suggestionsFrom, userFactsFrom, type Answers } from '../testing/given';
import type { AccountFigures } from './account-figures';
import { addOwnAmounts } from './with-amounts';

const dollars = (amount: number) => Math.round(amount * 100);

/** Figures of a user's accounts, in dollars. */
interface Accounts {
  readonly cash: number;
  readonly income: number;
  readonly spent: number;
  readonly debts?: readonly Debt[];
}

const card = (name: string, owed: number, rate: number, minimum: number): Debt => ({
  name,
  container: 'creditCard',
  type: 'CREDIT',
  owedCents: dollars(owed),
  rate,
  minimumDueCents: dollars(minimum),
});
const loan = (name: string, type: string, owed: number, rate: number): Debt => ({
  name,
  container: 'loan',
  type,
  owedCents: dollars(owed),
  rate,
  minimumDueCents: null,
});

interface Person {
  readonly name: string;
  readonly answers: Answers;
  readonly accounts: Accounts;
  /** Expected sentences; amounts from an independent program that calculates annuities, months, fortnights in decimals. */
  readonly expected: readonly string[];
}

const steady: Answers = { 'cash-flow-bills': 'all', 'debt-types': ['none'], 'planning-ahead': 'agree' };

const people: readonly Person[] = [
  {
    name: 'Asha, 27, half a month saved',
    answers: { ...steady, 'cash-flow-spending': 'little_less', 'emergency-months': 'weeks' },
    accounts: { cash: 2_100, income: 4_780, spent: 3_780 },
    expected: [
      'Your accounts hold $2,100: that is 0.6 months at $3,780 a month. $80 a fortnight makes one month by September 2027.',
    ],
  },
  {
    name: 'Ben, a card at 19.9 %, and savings beyond three months',
    answers: {
      ...steady,
      'debt-types': ['card_carried'],
      'cash-flow-spending': 'much_less',
      'emergency-months': 'three_months',
    },
    accounts: { cash: 14_000, income: 5_200, spent: 3_990, debts: [card('Everyday Card', 2_900, 19.9, 58)] },
    expected: [
      'Everyday Card: $2,900 at 19.9% costs $48 a month in interest. $150 a month clears it by November 2028, with no new purchases on it. $2,000 of your savings would save $398 a year, and still leave three months of spending.',
    ],
  },
  {
    name: 'Chloe, more goes out than comes in',
    answers: { ...steady, 'cash-flow-spending': 'little_more', 'emergency-months': 'one_month' },
    accounts: { cash: 6_000, income: 4_000, spent: 4_312 },
    expected: [
      '$4,000 a month came in and $4,312 went out. $75 a week less brings the two together.',
      'Your accounts hold $6,000: that is 1.4 months at $4,312 a month. From your accounts',
    ],
  },
  {
    name: 'Elena, two debts, pays the smaller first',
    answers: {
      ...steady,
      'debt-types': ['card_carried', 'loan'],
      'debt-rates': 'roughly',
      'cash-flow-spending': 'little_less',
      'emergency-months': 'one_month',
    },
    accounts: {
      cash: 5_000,
      income: 5_000,
      spent: 4_250,
      debts: [card('Rewards Card', 5_400, 20.99, 120), loan('Car loan', 'AUTO_LOAN', 12_000, 8.49)],
    },
    expected: [
      'Rewards Card: $5,400 at 20.99% costs $94 a month in interest. $300 a month clears it by September 2028',
      'Rewards Card has the highest rate: 20.99%. Every $100 paid off there saves about $21 a year.',
    ],
  },
  {
    name: 'Grace, retired, spends more than comes in',
    answers: {
      ...steady,
      'profile-goal': 'retired',
      'cash-flow-spending': 'little_more',
      'emergency-months': 'six_months',
    },
    accounts: { cash: 30_000, income: 2_500, spent: 2_900 },
    expected: ['$2,500 a month came in and $2,900 went out. From your accounts, 25 Nov 2026.'],
  },
  {
    name: 'Ines, saves by hand',
    answers: {
      ...steady,
      'cash-flow-spending': 'little_less',
      'emergency-months': 'one_month',
      'emergency-automatic-saving': 'by_hand',
    },
    accounts: { cash: 7_000, income: 5_300, spent: 4_680 },
    expected: [
      'that is 1.5 months at $4,680 a month. $100 a fortnight makes three months by August 2029.',
      '$100 a fortnight, moved on payday, makes $2,600 in a year.',
    ],
  },
  {
    name: 'Jack, behind on bills: help, and no amount to pay',
    answers: {
      'cash-flow-bills': 'few',
      'cash-flow-spending': 'much_more',
      'debt-types': ['overdue', 'card_carried'],
      'emergency-months': 'days',
    },
    accounts: { cash: 150, income: 3_200, spent: 3_900, debts: [card('Low Rate Card', 4_000, 13.74, 80)] },
    expected: [],
  },
];

/** Returns the answers that accounts with these figures suggest. */
const offersOf = ({ cash, income, spent }: Accounts) =>
  suggestionsFrom({
    covered_months: Math.round((cash / spent) * 10) / 10,
    spent_percent: Math.round((spent / income) * 100),
  });

const moneyOf = ({ cash, income, spent, debts = [] }: Accounts): AccountFigures => ({
  today: '2026-11-25',
  asOf: '2026-11-25T01:00:00.000Z',
  cashCents: dollars(cash),
  incomeCents: dollars(income),
  spentCents: dollars(spent),
  months: 6,
  debts,
});

function adviceOf({ answers, accounts }: Person) {
  const facts = userFactsFrom(answers);
  const own = { money: moneyOf(accounts), offers: offersOf(accounts) };
  return addOwnAmounts(recommend(facts, 'en'), facts, own, 'en');
}

it.each(people.map((person) => [person.name, person] as const))(
  'advice contains the expected dollar amounts for the example user "%s"',
  (_name, person) => {
    const shownAmounts = adviceOf(person).map(({ amounts = '' }) => amounts);
    for (const sentence of person.expected) expect(shownAmounts.join('\n')).toContain(sentence);
    if (person.expected.length === 0) expect(shownAmounts.join('')).toBe('');
  },
);

it('buffer advice can be saved as a goal if its amounts are known, but not by a user who needs help', () => {
  const goalsOf = (person: Person | undefined) =>
    person ? adviceOf(person).flatMap(({ id, is_goal: isGoal }) => (isGoal ? [id] : [])) : [];
  expect(goalsOf(people[0])).toEqual(['starter-buffer']);
  expect(goalsOf(people.at(-1))).toEqual([]);
});
