import { languages, SKIP, type OfferedAnswer, type Recommendation } from '@verdant/shared/contract';
import { subtractOffset } from '../../money/find-debts';
import { needsHelp } from '../../quiz/safety/dangers';
import type { GivenAnswer } from '../../quiz/answers';
import { adaptiveForm, sessionSeed } from '../../../studies/quiz/forms';
import { simulatePopulation } from '../../../studies/quiz/population';
import { userFactsOf, type UserFacts } from '../user-facts';
import { recommend } from '../recommendations/recommend';
import { suggestionsFrom, userFactsFrom, type Answers, type Figures } from '../testing/given';
import { findDifferingSuggestions } from './difference-notes';
import type { AccountFigures } from './account-figures';
import { addOwnAmounts } from './with-amounts';

/** Figures of four users: two extremes, which contradict most answers, and two in between. */
const everyFigures: readonly Figures[] = [
  { covered_months: 0.1, spent_percent: 150 },
  { covered_months: 10.6, spent_percent: 50 },
  { covered_months: 1.4, spent_percent: 100 },
  { covered_months: 4, spent_percent: 85 },
];
const quizzes = simulatePopulation(120, 20261129).map((user, index) => adaptiveForm()(user, sessionSeed(index, 1)));

const advice = (facts: UserFacts, figures: Figures, money: AccountFigures | null = null) =>
  addOwnAmounts(recommend(facts, 'en'), facts, { money, offers: suggestionsFrom(figures) }, 'en');

/** Patterns of advice titles, each with a function that is true if the figures contradict this advice. */
const claims: readonly [RegExp, (figures: Figures) => boolean][] = [
  [/^Start a small buffer/, ({ covered_months }) => covered_months >= 1],
  [/^Build your buffer to three months/, ({ covered_months }) => covered_months >= 3],
  [/^Your buffer meets the usual goal/, ({ covered_months }) => covered_months < 3],
  [/well placed for a surprise/, ({ covered_months }) => covered_months < 3],
  [/Part of your savings could pay off/, ({ covered_months }) => covered_months < 3],
  [/^More goes out than comes in/, ({ spent_percent }) => spent_percent < 95],
  [/day-to-day money is in good shape/, ({ spent_percent }) => spent_percent > 105],
  [/^Your money comes and goes in equal measure/, ({ spent_percent }) => spent_percent < 80 || spent_percent > 120],
];
const saysWhich = ({ amounts = '' }: Recommendation) =>
  /This follows your answers?\b.* Your accounts show /.test(amounts);
const zero: Figures = { covered_months: 0, spent_percent: 100 };
const isAbout = ({ title, description }: Recommendation, words: RegExp) => words.test(title) || words.test(description);

const rich: AccountFigures = {
  today: '2026-11-25',
  asOf: '2026-11-25T01:00:00.000Z',
  cashCents: 210_000,
  incomeCents: 478_000,
  spentCents: 378_000,
  months: 6,
  debts: [
    { name: 'Card', container: 'creditCard', type: 'CREDIT', owedCents: 290_000, rate: 19.9, minimumDueCents: 5_800 },
    { name: 'Car', container: 'loan', type: 'AUTO_LOAN', owedCents: 900_000, rate: 8.5, minimumDueCents: null },
  ],
};

const actions = (answers: readonly GivenAnswer[], figures: Figures, money: AccountFigures | null = null) =>
  advice(userFactsOf(answers), figures, money).filter(({ essential }) => !essential);

it('advice that contradicts a measured figure always names the answer on which the advice is based', () => {
  const contradicted = quizzes.flatMap((answers) =>
    everyFigures.flatMap((figures) =>
      actions(answers, figures).filter((action) =>
        claims.some(([words, isAgainst]) => isAbout(action, words) && isAgainst(figures)),
      ),
    ),
  );
  expect(contradicted.filter((action) => !saysWhich(action))).toEqual([]);
  expect(contradicted.length).toBeGreaterThan(20);
});

it('no advice to build a buffer is given if the savings question was skipped and the accounts show large savings', () => {
  const unsure = quizzes.map((answers) =>
    answers.map((answer) => (answer.questionId === 'emergency-months' ? { ...answer, answer: SKIP } : answer)),
  );
  const figures = { covered_months: 10.6, spent_percent: 85 };
  const adviceIds = unsure.flatMap((answers) => actions(answers, figures).map(({ id }) => id));
  expect(adviceIds.filter((id) => id === 'starter-buffer' || id === 'full-buffer')).toEqual([]);
  const unlinked = unsure.flatMap((answers) => recommend(userFactsOf(answers), 'en').map(({ id }) => id));
  expect(unlinked).toContain('starter-buffer');
});

it('advice to pay off a card is never given if the linked cards carry no debt, whatever the answers', () => {
  const told = (carries: boolean | undefined) =>
    quizzes
      .flatMap((answers) => actions(answers, everyFigures[3] ?? zero, { ...rich, carriesCardDebt: carries }))
      .filter(({ id }) => id === 'card-in-full').length;
  expect(told(false)).toBe(0);
  expect(told(undefined)).toBeGreaterThan(5);
  expect(told(true)).toBe(told(undefined));
});

it('users who need help see no amounts in dollars', () => {
  const inNeed = quizzes.filter((answers) => needsHelp({ answers }));
  const words = inNeed.flatMap((answers) => actions(answers, zero, rich).map(({ amounts = '' }) => amounts));
  expect(words.filter((text) => /[$]|own amount|statement names/i.test(text))).toEqual([]);
  expect(inNeed.length).toBeGreaterThan(5);
});

const saver: Answers = {
  'cash-flow-spending': 'little_less',
  'cash-flow-bills': 'all',
  'debt-types': ['none'],
  'emergency-months': 'weeks',
};

it('advice quotes both the answer and the measured figure if the two differ, and neither if the two agree', () => {
  const buffer = (covered_months: number) =>
    advice(userFactsFrom(saver), { covered_months, spent_percent: 85 }).find(({ id }) => id === 'starter-buffer')
      ?.amounts;
  expect(buffer(10.6)).toMatch(
    /This follows your answer ".+"\. Your accounts show enough for 10\.6 months of spending\.$/,
  );
  expect(buffer(0.5)).not.toMatch(/This follows/);
});

it('the measured figure is offered to a user who is not sure, but not after "prefer not to say" or no answer', () => {
  const offers = suggestionsFrom({ covered_months: 4, spent_percent: 85 });
  const unsure = userFactsFrom({ ...saver, 'emergency-months': SKIP, 'cash-flow-spending': SKIP });
  expect(findDifferingSuggestions(unsure, offers).map(([id]) => id)).toEqual(['emergency-months']);
  expect(findDifferingSuggestions(userFactsFrom({ 'debt-types': ['none'] }), offers)).toEqual([]);
});

it('an action explains how to calculate the amount if no account data exist, in every language', () => {
  const facts = userFactsFrom(saver);
  for (const language of languages) {
    const own = { money: null, offers: new Map<string, OfferedAnswer>() };
    const list = addOwnAmounts(recommend(facts, language), facts, own, language);
    expect(list.find(({ id }) => id === 'starter-buffer')?.amounts).toMatch(/26/);
  }
});

it('advice shows no dollar amount that depends on an unknown figure', () => {
  const unknown = { ...rich, spentCents: null, incomeCents: null, debts: [] };
  const list = advice(userFactsFrom(saver), { covered_months: 0.5, spent_percent: 85 }, unknown);
  expect(list.map(({ amounts = '' }) => amounts).filter((text) => text.includes('$'))).toEqual([]);
});

it('interest on a home loan is computed net of its offset account, and for each $100,000 owed if the offset balance is unknown', () => {
  const loan = {
    name: 'Home',
    container: 'loan',
    type: 'MORTGAGE',
    owedCents: 87_000_000,
    rate: 6,
    minimumDueCents: null,
  } as const;
  const riseOf = (changes: Partial<AccountFigures>) =>
    advice(
      userFactsFrom({ ...saver, 'debt-types': ['home_loan'], 'emergency-months': 'six_months' }),
      { covered_months: 8, spent_percent: 85 },
      { ...rich, debts: [loan], ...changes },
    ).find(({ id }) => id === 'rate-rise')?.amounts;
  expect(riseOf({})).toContain('$2,175 more interest a month');
  const net = subtractOffset([loan], 6_000_000);
  expect(riseOf({ debts: net })).toMatch(/\$810,000, what is left after your offset account, are \$2,025/);
  expect(riseOf({ debts: subtractOffset([loan], null) })).toMatch(/On every \$100,000 you owe/);
});

it('savings amounts are per week, fortnight or month, depending on how often the user is paid', () => {
  const amounts = (payRhythm: AccountFigures['payRhythm']) =>
    advice(userFactsFrom(saver), { covered_months: 0.5, spent_percent: 85 }, { ...rich, debts: [], payRhythm }).find(
      ({ id }) => id === 'starter-buffer',
    )?.amounts;
  expect(amounts(undefined)).toMatch(/\$80 a fortnight makes one month by September 2027/);
  expect(amounts('fortnightly')).toBe(amounts(undefined));
  expect(amounts('weekly')).toMatch(/\$40 a week makes one month by September 2027/);
  expect(amounts('monthly')).toMatch(/\$150 a month makes one month by November 2027/);
});
