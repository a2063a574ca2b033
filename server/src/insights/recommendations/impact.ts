import type { Language } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { scoreAnswers } from '../../quiz/scoring';
import type { Picture } from '../picture';
import { textsIn } from '../texts';
import type { Rule, Target } from './rule';

/** The answers of someone who followed the advice. What else they said stays, so that no good answer is lost with a debt. */
function answersAfter({ answers }: Picture, targets: readonly Target[]): GivenAnswer[] {
  return [
    ...answers.filter(({ questionId }) => !targets.some((target) => target.questionId === questionId)),
    ...targets,
  ];
}

/**
 * How many points of the overall score the rule's targets would bring, by scoring again; null for advice that changes no
 * answer. Against a question that was not asked, the gain is over what is to be expected of it: the chance that the
 * advice is needed times what it then brings.
 */
export function impactOf(rule: Rule, picture: Picture): number | null {
  const targets = rule.targets(picture);
  if (targets.length === 0) return null;
  const after = scoreAnswers(picture.questionBank, answersAfter(picture, targets));
  return after.metrics.overall.value - picture.scores.metrics.overall.value;
}

/** The impact as people read it: whole points, or words where it rounds to none. */
export function impactText(effect: string | undefined, impact: number | null, language: Language): string {
  const { phrases } = textsIn(language);
  const points = Math.round(impact ?? 0);
  return points < 1 ? (effect ?? phrases.smallStep) : phrases.points(points);
}
