import { chosenValues } from '../quiz/answers';
import { getSectionTexts } from '../translations';
import { findAnswer, hasChosen, type UserFacts } from './user-facts';

const goals = ['debt_free', 'home', 'retirement', 'income', 'ethical', 'growth', 'family', 'travel'] as const;
export type Goal = (typeof goals)[number];

/** Patterns of goals in a free text, tried in every language. Goals affect the focus and advice order, never a score. */
const goalWords = getSectionTexts('goal-words');

const matcherOf = (goal: Goal) => {
  const words = Object.values(goalWords).map((own) => own[goal]);
  // oxlint-disable-next-line verdant/linear-regex -- words without repetitions
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
};
const matchers = new Map(goals.map((goal) => [goal, matcherOf(goal)]));

/** Negations up to the next punctuation mark ("I never want to invest"). "Without" is none: "without debts" is a goal. */
const negated =
  /(?<!\p{L})(?:(?:never|not|no longer|don.?t|stop|nunca|no quiero|ya no|dejar de|jamais|ne|arrêter|nie|nicht|kein\p{L}*|aufhören)(?!\p{L})|n')[^.,;!?]*/giu;

function namesGoal(text: string, goal: Goal): boolean {
  return matchers.get(goal)?.test(text.replace(negated, ' ')) ?? false;
}

/** True if the user stated to be retired, and thus has neither pay nor employer. */
export const isRetired = (facts: UserFacts): boolean =>
  hasChosen(facts, 'profile-goal', 'retired') || hasChosen(facts, 'profile-situation', 'retired');

export const isInSituation = (facts: UserFacts, ...situations: readonly string[]): boolean =>
  hasChosen(facts, 'profile-situation', ...situations);

const mainGoals: Readonly<Record<string, Goal>> = {
  relief: 'debt_free',
  home: 'home',
  family: 'family',
  later: 'growth',
  retirement: 'retirement',
  retired: 'retirement',
};

function chosenGoals(facts: UserFacts): readonly string[] {
  const main = chosenValues(findAnswer(facts, 'profile-goal') ?? []).flatMap((value) => mainGoals[value] ?? []);
  return [...main, ...chosenValues(findAnswer(facts, 'profile-wishes') ?? [])];
}

/** Returns the goals that the user chose, then those found in the free text, each list with the most specific first. */
export function statedGoals(facts: UserFacts): Goal[] {
  const chosen = chosenGoals(facts);
  const given = findAnswer(facts, 'profile-wish');
  const written = (goal: Goal) => typeof given === 'string' && namesGoal(given, goal);
  return [
    ...goals.filter((goal) => chosen.includes(goal)),
    ...goals.filter((goal) => !chosen.includes(goal) && written(goal)),
  ];
}

export const hasStatedGoal = (facts: UserFacts, ...anyOf: readonly Goal[]): boolean =>
  statedGoals(facts).some((goal) => anyOf.includes(goal));
