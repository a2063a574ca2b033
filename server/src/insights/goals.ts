import { chosenValues } from '../quiz/answers';
import { goals, namesGoal, type Goal } from './goal-words';
import { answerTo, chose, type Picture } from './picture';

/** True if the user stated that they are retired: there is no pay, and no employer who pays into super. */
export const isRetired = (picture: Picture): boolean =>
  chose(picture, 'profile-goal', 'retired') || chose(picture, 'profile-situation', 'retired');

/** True if the user chose one of these situations. */
export const isInSituation = (picture: Picture, ...situations: readonly string[]): boolean =>
  chose(picture, 'profile-situation', ...situations);

/** Goals by the options of `profile-goal`. */
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

/** Returns the goals that the user chose or wrote about, the most specific first, and chosen ones before written ones. */
export function statedGoals(picture: Picture): Goal[] {
  const chosen = chosenGoals(picture);
  const given = answerTo(picture, 'profile-wish');
  const written = (goal: Goal) => typeof given === 'string' && namesGoal(given, goal);
  return [
    ...goals.filter((goal) => chosen.includes(goal)),
    ...goals.filter((goal) => !chosen.includes(goal) && written(goal)),
  ];
}

/** True if the user named one of these goals. */
export const wants = (picture: Picture, ...wanted: readonly Goal[]): boolean =>
  statedGoals(picture).some((goal) => wanted.includes(goal));
