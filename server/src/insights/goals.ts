import { chosenValues } from '../quiz/answers';
import { answerTo, chose, type Picture } from './picture';

export const goals = ['debt_free', 'home', 'retirement', 'income', 'ethical', 'growth', 'family', 'travel'] as const;
export type Goal = (typeof goals)[number];

/**
 * Words that name a goal in a free text (English, version 1). They shape the focus that is suggested and the
 * order of advice, and never a score.
 */
const lexicon: Readonly<Record<Goal, RegExp>> = {
  debt_free: /\b(debt|debts|debt-free|owe|pay (it |them )?off|credit card)\b/i,
  home: /\b(house|home|deposit|apartment|unit)\b/i,
  retirement: /\b(retire|retired|retirement|super|superannuation)\b/i,
  income: /\b(passive income|dividends?|rental income|extra income)\b/i,
  ethical: /\b(ethical|ethically|sustainable|environment|climate|my values)\b/i,
  growth: /\b(grow|growth|wealth|invest|investing|investments?)\b/i,
  family: /\b(family|kids?|child|children|school)\b/i,
  travel: /\b(travel|trip|holidays?|overseas|time off)\b/i,
};

/** Both ask for a wish in someone's own words, and only one of them is asked. */
const wishQuestions = ['profile-wish', 'profile-change'] as const;

function chosenGoals(picture: Picture): readonly string[] {
  const values = chose(picture, 'profile-values', 'decide') ? ['ethical'] : [];
  return [...chosenValues(answerTo(picture, 'profile-goals') ?? []), ...values];
}

/** The goals someone chose or wrote about, the most telling first; chosen ones before written ones. */
export function statedGoals(picture: Picture): Goal[] {
  const chosen = chosenGoals(picture);
  const wish = wishQuestions.map((id) => answerTo(picture, id)).find((given) => typeof given === 'string') ?? '';
  const written = (goal: Goal) => lexicon[goal].test(wish);
  return [
    ...goals.filter((goal) => chosen.includes(goal)),
    ...goals.filter((goal) => !chosen.includes(goal) && written(goal)),
  ];
}
