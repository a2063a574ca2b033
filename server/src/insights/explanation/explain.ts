import { metricTitles, type ExplainedMetric, type MetricName } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import type { QuestionBank } from '../../quiz/question-bank';
import { beliefAfter, metricNames } from '../../quiz/model';
import { capsOn, scoreAnswers, type Score, type Scores } from '../../quiz/scoring';
import { isEnough, onTheWire } from '../build-insights';
import { oneDecimal } from '../one-decimal';
import { knownAnswers } from '../picture';
import { movingAnswers } from './moving-answers';

/** The cap that limits a metric; null when the metric would not be higher without it. */
function limitOn(name: MetricName, uncapped: number, { flags }: Scores): ExplainedMetric['limit'] {
  const caps = capsOn(name, flags);
  const at = caps[0]?.at;
  return at === undefined || uncapped <= at ? null : { at, reasons: caps.map(({ reason }) => reason) };
}

/** How far a score may be off: the longer side of its range, since 0, 100 or a cap may have cut the other. */
function reach({ value, range: [low, high] }: Score): number {
  return Math.max(value - low, high - value);
}

/** A change is clear when it is larger than two scores with these ranges would be expected to differ by chance. */
export function changeSince(before: Score, now: Score): NonNullable<ExplainedMetric['change']> {
  const from = oneDecimal(before.value);
  return {
    from,
    points: oneDecimal(oneDecimal(now.value) - from),
    clear: Math.abs(now.value - before.value) > Math.hypot(reach(before), reach(now)),
  };
}

/**
 * Why each metric is what it is, from the answers of a completed quiz, and the change against those of the previous one.
 * Pure, and the order of the answers plays no part. Answers to questions that the question bank no longer has are ignored; empty
 * below three scored answers.
 */
export function explain(
  questionBank: QuestionBank,
  given: readonly GivenAnswer[],
  previous: readonly GivenAnswer[] | null,
): ExplainedMetric[] {
  const answers = knownAnswers(questionBank, given);
  const scores = scoreAnswers(questionBank, answers);
  if (!isEnough(scores)) return [];
  const uncapped = beliefAfter(questionBank, answers).metrics;
  const movedBy = movingAnswers(questionBank, answers, scores);
  const before = previous && scoreAnswers(questionBank, knownAnswers(questionBank, previous));
  return metricNames.map((name) => ({
    title: metricTitles[name],
    ...onTheWire(scores.metrics[name]),
    limit: limitOn(name, uncapped[name].mean, scores),
    ...movedBy(name),
    change: before && isEnough(before) ? changeSince(before.metrics[name], scores.metrics[name]) : null,
  }));
}
