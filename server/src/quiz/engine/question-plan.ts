import { SKIP } from '@verdant/shared/contract';
import type { GivenAnswer } from '../answers';
import type { Area, QuestionBank } from '../question-bank';
import { askedQuestions, eligibleQuestions, mayFollow } from './eligible';
import { selectQuestion, type Situation } from './select';

export interface PlannedQuestion {
  readonly order: number;
  readonly focus_area: Area;
  readonly status: 'asked' | 'planned';
  /** Only of what has been asked: what comes may change with every answer. */
  readonly question_id?: string;
}

/**
 * What has been asked, the current question among it, and the areas that would follow if nothing more were
 * learnt (spec 3, `question_plan`): a look ahead with the gains of this moment, `situation`.
 */
export function questionPlan(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  situation: Situation,
  currentId: string | null,
): PlannedQuestion[] {
  const current = currentId === null ? [] : [{ questionId: currentId, answer: SKIP }];
  const soFar = [...answers, ...current];
  const asked = askedQuestions(questionBank, soFar);
  const planned: PlannedQuestion[] = [];
  const imagined = [...asked];
  let eligible = eligibleQuestions(questionBank, soFar);
  const ahead = () => selectQuestion({ ...situation, asked: imagined, eligible });
  for (let next = ahead(); next; next = ahead()) {
    imagined.push(next);
    eligible = eligible.filter((question) => mayFollow(question, imagined));
    planned.push({ order: imagined.length, focus_area: next.area, status: 'planned' });
  }
  return [
    ...asked.map(({ id, area }, index): PlannedQuestion => ({
      order: index + 1,
      question_id: id,
      focus_area: area,
      status: 'asked',
    })),
    ...planned,
  ];
}
