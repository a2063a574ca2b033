import {
  metricTitles,
  type ExplainedMetric,
  type Language,
  type MetricName,
  type MovingAnswer,
} from '@verdant/shared/contract';
import { raisedFlags, type GivenAnswer } from '../../quiz/answers';
import { beliefAfter, metricNames } from '../../quiz/model';
import { areaLabels, type QuestionBank } from '../../quiz/question-bank';
import { capsOn, isClearChange, scoreAnswers, type MetricScore, type Scores } from '../../quiz/scoring';
import { isEnough, onTheWire } from '../build-insights';
import { oneDecimal } from '../one-decimal';
import { knownAnswers } from '../picture';
import { textsIn } from '../texts';
import { answerInWords } from './answer-in-words';

/** Points below which an answer did not move a metric. */
const SMALLEST = 0.5;
const MOST = 3;

/** The answers that moved a metric most, the strongest first. */
interface Moved {
  readonly up: MovingAnswer[];
  readonly down: MovingAnswer[];
}

interface Effect {
  /** A debt that is urgent, or no buffer: even where others would have lost more, that is no help. */
  readonly isWarning: boolean;
  readonly answer: Omit<MovingAnswer, 'points'>;
  /** Every metric without this answer. */
  readonly without: Scores['metrics'];
}

/** The scores with each answer left out in turn; free texts are never included. */
function effectsOf(questionBank: QuestionBank, answers: readonly GivenAnswer[], language: Language): Effect[] {
  return answers.flatMap((given) => {
    const question = questionBank.byId.get(given.questionId);
    const words = question && answerInWords(question, given, language);
    if (!question || typeof words !== 'string') return [];
    const others = answers.filter(({ questionId }) => questionId !== given.questionId);
    return [
      {
        isWarning: raisedFlags(questionBank, [given]).size > 0,
        answer: {
          question_id: question.id,
          question: question.words[language].text,
          answer: words,
          focus_area: areaLabels[question.area],
        },
        without: scoreAnswers(questionBank, others).metrics,
      },
    ];
  });
}

function strongest(answers: readonly MovingAnswer[]): MovingAnswer[] {
  // By name where two are equal, so that the order of the answers plays no part.
  return answers
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.question_id.localeCompare(b.question_id))
    .slice(0, MOST);
}

/** For any metric, by how many points each answer moved it: all answers together against all but this one. */
function movingAnswers(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  { metrics }: Scores,
  language: Language,
): (name: MetricName) => Moved {
  const effects = effectsOf(questionBank, answers, language);
  return (name) => {
    const moved = effects.map(({ answer, isWarning, without }) => ({
      isWarning,
      answer: { ...answer, points: oneDecimal(metrics[name].value - without[name].value) },
    }));
    const up = moved.filter(({ isWarning, answer: { points } }) => points >= SMALLEST && !isWarning);
    const down = moved.filter(({ answer: { points } }) => points <= -SMALLEST);
    return { up: strongest(up.map(({ answer }) => answer)), down: strongest(down.map(({ answer }) => answer)) };
  };
}

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
