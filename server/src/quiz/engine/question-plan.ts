import { scoredAreas, SKIP, type Area, type Bank, type ScoredArea } from '../bank';
import type { GivenAnswer } from '../given-answer';
import { areaScores } from '../scoring';
import { askedQuestions } from './eligible';
import { nextQuestion, type QuizPlan } from './next-question';

export interface PlannedQuestion {
  readonly order: number;
  readonly focus_area: Area;
  readonly status: 'asked' | 'planned';
  /** Only of what has been asked: what comes may change with every answer. */
  readonly question_id?: string;
}

/**
 * What has been asked, the current question among it, and the areas that would follow if nothing more were
 * learnt (spec 3, `question_plan`).
 */
export function questionPlan(bank: Bank, answers: readonly GivenAnswer[], plan: QuizPlan, currentId: string | null): PlannedQuestion[] {
  const current = currentId === null ? [] : [{ questionId: currentId, answer: SKIP }];
  const asked = askedQuestions(bank, [...answers, ...current]).map((question, index): PlannedQuestion => ({
    order: index + 1,
    question_id: question.id,
    focus_area: question.area,
    status: 'asked',
  }));
  const planned: PlannedQuestion[] = [];
  const imagined: GivenAnswer[] = [...answers, ...current];
  for (let next = nextQuestion(bank, imagined, plan); next; next = nextQuestion(bank, imagined, plan)) {
    imagined.push({ questionId: next.id, answer: SKIP });
    planned.push({ order: imagined.length, focus_area: next.area, status: 'planned' });
  }
  return [...asked, ...planned];
}

/** The areas, the one most in need of attention first; an area that nothing is known about stands at the prior. */
export function focusAreas(bank: Bank, answers: readonly GivenAnswer[]): ScoredArea[] {
  const scores = areaScores(bank, answers);
  return [...scoredAreas].sort((a, b) => scores[a].value - scores[b].value);
}
