import { SKIP, type QuizSession } from '@verdant/shared/contract';
import type { GivenAnswer } from '../answers';
import { scoreBeliefAfter, type ScoreBelief } from '../model';
import { isScoredArea, scoredAreas, type QuestionDefinition, type ScoredArea } from '../question-bank';
import { scoreAnswers } from '../scoring';
import { askedQuestions, eligibleQuestions, canStillBeAsked } from './eligible';
import { selectionInputAfter } from './next-question';
import { selectQuestion, type QuizPlan, type SelectionInput } from './select';

/** Score below which an area needs attention: the end of the published band "vulnerable". */
const NEEDS_ATTENTION_BELOW = 40;

/** Returns the normal distribution's share below z, by a logistic approximation (error below .01). */
function normalCdf(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}

/** Returns the focus areas (spec 3): the current question's area, then others by need of attention and uncertainty. */
function focusAreas({ areas }: ScoreBelief, current: QuestionDefinition | null): ScoredArea[] {
  const widest = Math.max(...scoredAreas.map((area) => areas[area].variance), Number.EPSILON);
  const interest = (area: ScoredArea) => {
    const { mean, variance } = areas[area];
    const spread = Math.sqrt(Math.max(variance, Number.EPSILON));
    return normalCdf((NEEDS_ATTENTION_BELOW - mean) / spread) + variance / widest;
  };
  const sorted = scoredAreas.toSorted((a, b) => interest(b) - interest(a));
  const now = current?.area;
  if (now === undefined || !isScoredArea(now)) return sorted;
  return [now, ...sorted.filter((area) => area !== now)];
}

/** Results of the engine that a session shows to its user, computed only from the answers. */
export interface QuizStepView extends Pick<QuizSession, 'focus_areas' | 'question_plan'> {
  /** Width of the overall score's range, in points. */
  readonly range_width: number;
}

/** Results of the engine after an answer. Both functions share one score belief, which is expensive to compute. */
export interface QuizStep {
  readonly next: () => QuestionDefinition | null;
  readonly viewWith: (current: QuestionDefinition | null) => QuizStepView;
}

export function quizStepAfter(answers: readonly GivenAnswer[], plan: QuizPlan): QuizStep {
  const belief = scoreBeliefAfter(answers);
  const input = selectionInputAfter(answers, plan, belief);
  return {
    next: () => (answers.length >= plan.total ? null : selectQuestion(input)),
    viewWith: (current) => {
      const [low, high] = scoreAnswers(answers, belief).metrics.overall.range;
      return {
        focus_areas: focusAreas(belief, current),
        question_plan: questionPlan(answers, input, current),
        range_width: Math.round(high - low),
      };
    },
  };
}

/** Returns the quiz plan (spec 3): areas of asked and current questions, and of those that follow with present gains. */
function questionPlan(
  answers: readonly GivenAnswer[],
  input: SelectionInput,
  current: QuestionDefinition | null,
): QuizStepView['question_plan'] {
  const soFar = current ? [...answers, { questionId: current.id, answer: SKIP }] : answers;
  const asked = askedQuestions(soFar);
  const planned: QuizStepView['question_plan'] = [];
  const imagined = [...asked];
  let eligible = eligibleQuestions(soFar);
  const ahead = () => selectQuestion({ ...input, asked: imagined, eligible });
  for (let next = ahead(); next; next = ahead()) {
    imagined.push(next);
    eligible = eligible.filter((question) => canStillBeAsked(question, imagined));
    planned.push({ order: imagined.length, focus_area: next.area, status: 'planned' });
  }
  return [
    ...asked.map(({ id, area }, index) => ({
      order: index + 1,
      question_id: id,
      focus_area: area,
      status: 'asked' as const,
    })),
    ...planned,
  ];
}
