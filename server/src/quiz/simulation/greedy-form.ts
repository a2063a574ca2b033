import type { QuestionBank, QuestionDefinition } from '../question-bank';
import { areEnemies, mayFollow, roomIn } from '../engine/eligible';
import { unmetMinima, unservedAtBest } from '../engine/minima';
import { modelOf } from '../model';
import { PROFILE_QUESTIONS, fixedForm, LENGTH } from './forms';
import { measure, trueScores } from './measure';
import type { Person } from './population';

/** Whether a ten-question form with `chosen` and `question` can still cover the required content. */
function keepsTheRules(
  question: QuestionDefinition,
  chosen: readonly QuestionDefinition[],
  all: readonly QuestionDefinition[],
): boolean {
  if (!mayFollow(question, chosen)) return false;
  const next = [...chosen, question];
  const rest = all.filter((other) => !next.includes(other) && !next.some((one) => areEnemies(one, other)));
  const unmet = unmetMinima(next, rest, { inHardship: false, isNearlyClear: false });
  return unservedAtBest(unmet, rest, { places: LENGTH - next.length, roomIn: (area) => roomIn(area, next) }) === 0;
}

/**
 * The best fixed form that a greedy search finds: starting from the questions of the profile, always the question that
 * lowers the mean error of the four scores over `people` the most. With `rules`, a form that could be shipped: with the
 * content of every quiz and without asking one fact twice. `report` hears of every place that is filled.
 */
export function greedyForm(
  questionBank: QuestionBank,
  people: readonly Person[],
  rules: boolean,
  report: (id: string, error: number) => void,
): string[] {
  const truth = trueScores(questionBank, people);
  const questions = modelOf(questionBank).items.map(({ question }) => question);
  const profile = questionBank.questions.filter(({ id }) => PROFILE_QUESTIONS.includes(id));
  const chosen = [...profile];
  while (chosen.length < LENGTH) {
    const ids = chosen.map(({ id }) => id);
    const tried = questions
      .filter((question) => !chosen.includes(question) && (!rules || keepsTheRules(question, chosen, questions)))
      .map((question) => ({
        question,
        error: measure(questionBank, people, truth, fixedForm([...ids, question.id]), 0).meanRmse,
      }));
    const best = tried.reduce((a, b) => (b.error < a.error ? b : a));
    chosen.push(best.question);
    report(best.question.id, best.error);
  }
  return chosen.map(({ id }) => id);
}
