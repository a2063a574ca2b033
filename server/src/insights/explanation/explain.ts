import { metricTitles, type ExplainedMetric, type Language, type MetricName } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import type { QuestionBank } from '../../quiz/question-bank';
import { beliefAfter, metricNames } from '../../quiz/model';
import { capsOn, isClearChange, scoreAnswers, type MetricScore, type Scores } from '../../quiz/scoring';
import { isEnough, onTheWire } from '../build-insights';
import { oneDecimal } from '../one-decimal';
import { knownAnswers } from '../picture';
import { textsIn } from '../texts';
import { movingAnswers } from './moving-answers';

/** The cap that limits a metric; null when the metric would not be higher without it. */
function limitOn(name: MetricName, uncapped: number, { flags }: Scores, language: Language): ExplainedMetric['limit'] {
  const reasons = textsIn(language).explanation.caps;
  const caps = capsOn(name, flags);
  const at = caps[0]?.at;
  return at === undefined || uncapped <= at ? null : { at, reasons: caps.map(({ flag }) => reasons[flag]) };
}

export function changeSince(before: MetricScore, now: MetricScore): NonNullable<ExplainedMetric['change']> {
  const from = oneDecimal(before.value);
  return {
    from,
    points: oneDecimal(oneDecimal(now.value) - from),
    clear: isClearChange(before, now),
  };
}

/**
 * Why each metric is what it is, from the answers of a completed quiz, and the change against those of the previous one.
 * In a language. Pure, and the order of the answers plays no part. Answers to questions that the question bank no longer has are ignored; empty
 * below three scored answers.
 */
export function explain(
  questionBank: QuestionBank,
  given: readonly GivenAnswer[],
  previous: readonly GivenAnswer[] | null,
  language: Language,
): ExplainedMetric[] {
  const answers = knownAnswers(questionBank, given);
  const scores = scoreAnswers(questionBank, answers);
  if (!isEnough(scores)) return [];
  const uncapped = beliefAfter(questionBank, answers).metrics;
  const movedBy = movingAnswers(questionBank, answers, scores, language);
  const before = previous && scoreAnswers(questionBank, knownAnswers(questionBank, previous));
  return metricNames.map((name) => ({
    title: metricTitles[name],
    ...onTheWire(scores.metrics[name]),
    limit: limitOn(name, uncapped[name].mean, scores, language),
    ...movedBy(name),
    change: before && isEnough(before) ? changeSince(before.metrics[name], scores.metrics[name]) : null,
  }));
}
