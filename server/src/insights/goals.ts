import { chosenValues } from '../quiz/answers';
import { goals, namesGoal, type Goal } from './goal-words';
import { answerTo, type Picture } from './picture';

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
  const written = (goal: Goal) => typeof given === 'string' && namesGoal(given, goal);
  return [
    ...goals.filter((goal) => chosen.includes(goal)),
    ...goals.filter((goal) => !chosen.includes(goal) && written(goal)),
  ];
}
