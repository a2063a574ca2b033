import { chosenValues } from '../quiz/answers';
import { answerTo, type Picture } from './picture';

export const goals = ['debt_free', 'home', 'retirement', 'income', 'ethical', 'growth', 'family', 'travel'] as const;
export type Goal = (typeof goals)[number];

/**
 * Words that name a goal in a free text (English, version 1). They shape the focus that is suggested and the
 * order of advice, and never a score.
 */
const lexicon: Readonly<Record<Goal, RegExp>> = {
  debt_free: /\b(debt|debts|debt-free|owe|pay (it |them )?off|credit card)\b/i,
  home: /\b(house|home|deposit|apartment|unit)\b/i,
  retirement: /\b(retire|retired|retirement|my super|superannuation)\b/i,
  income: /\b(passive income|dividends?|rental income|extra income)\b/i,
  ethical: /\b(ethical|ethically|sustainable|environment|climate|my values)\b/i,
  growth: /\b(grow|growth|wealth|invest|investing|investments?)\b/i,
  family: /\b(family|kids?|child|children|school)\b/i,
  travel: /\b(travel|trip|holidays?|overseas|time off)\b/i,
};

/** "I never want to invest again" is no wish to invest. */
const negated = /\b(?:never|not|no longer|don.?t|without|stop)\b[^.,;!?]*/gi;

/** What the options of `profile-goal` mean. */
const mainGoals: Readonly<Record<string, Goal>> = {
  relief: 'debt_free',
  home: 'home',
  family: 'family',
  later: 'growth',
  retirement: 'retirement',
  retired: 'retirement',
};

function chosenGoals(picture: Picture): readonly string[] {
  const main = chosenValues(answerTo(picture, 'profile-goal') ?? []).flatMap((value) => mainGoals[value] ?? []);
  return [...main, ...chosenValues(answerTo(picture, 'profile-wishes') ?? [])];
}

/** The goals someone chose or wrote about, the most telling first; chosen ones before written ones. */
export function statedGoals(picture: Picture): Goal[] {
  const chosen = chosenGoals(picture);
  const given = answerTo(picture, 'profile-wish');
  const wish = typeof given === 'string' ? given.replace(negated, ' ') : '';
  const written = (goal: Goal) => lexicon[goal].test(wish);
  return [
    ...goals.filter((goal) => chosen.includes(goal)),
    ...goals.filter((goal) => !chosen.includes(goal) && written(goal)),
  ];
}
