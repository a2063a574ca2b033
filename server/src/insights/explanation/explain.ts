import {
  metricTitles,
  type ExplainedMetric,
  type Language,
  type MetricName,
  type MovingAnswer,
} from '@verdant/shared/contract';
import { raisedFlags, type GivenAnswer } from '../../quiz/answers';
import { metricNames } from '../../quiz/model';
import { questionBank, areaLabels, type QuestionDefinition } from '../../quiz/question-bank';
import {
  getLowestCaps,
  isClearChange,
  scoreAnswers,
  type MetricScore,
  type Scores,
  roundToOneDecimal,
} from '../../quiz/scoring';
import { hasEnoughAnswers, toApiScore } from '../build-insights';
import { userFactsOf } from '../user-facts';
import { textsIn } from '../texts';
import { answerInWords } from './answer-in-words';

/** Minimum effect on a metric, in points, from which an answer is listed. */
const SMALLEST = 0.5;
const MOST = 3;

/** An answer, and the metrics if the answer were missing or still the previous answer (`otherwise`). */
export interface AnswerEffect<Answer> {
  /** True if the answer reveals a danger. Such an answer is never listed as a cause of a higher score. */
  readonly isWarning: boolean;
  readonly answer: Answer;
  readonly otherwise: Scores['metrics'];
}

/** Returns the answers that raised or lowered a metric, the strongest effect first. */
export function findInfluentialAnswers<Answer extends { readonly question_id: string }>(
  effects: readonly AnswerEffect<Answer>[],
  { metrics }: Pick<Scores, 'metrics'>,
  name: MetricName,
): (Answer & { readonly points: number })[] {
  return (
    effects
      .map(({ otherwise, ...effect }) => ({
        ...effect,
        points: roundToOneDecimal(metrics[name].value - otherwise[name].value),
      }))
      .filter(({ points, isWarning }) => Math.abs(points) >= SMALLEST && !(isWarning && points > 0))
      .map(({ answer, points }) => ({ ...answer, points }))
      // Equal effects are sorted by question, so that the result does not depend on the order of the answers.
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.question_id.localeCompare(b.question_id))
  );
}

/**
 * Returns the effect of an answer: the metrics if the answer were still `previous`, or missing. Returns an empty list for a
 * free text, because the user's words are private.
 */
export function effectOf<Details extends object>(
  given: GivenAnswer,
  {
    answers,
    previous,
    language,
  }: {
    readonly answers: readonly GivenAnswer[];
    readonly previous?: GivenAnswer | undefined;
    readonly language: Language;
  },
  detailsOf: (words: string, question: QuestionDefinition) => Details,
): AnswerEffect<Details & Pick<MovingAnswer, 'question_id' | 'question'>>[] {
  const question = questionBank.byId.get(given.questionId);
  const words = question && answerInWords(question, given, language);
  if (!question || typeof words !== 'string') return [];
  const others = answers.filter(({ questionId }) => questionId !== given.questionId);
  return [
    {
      // A newly given answer that reveals a danger must not be shown as an improvement.
      isWarning: !previous && raisedFlags([given]).size > 0,
      answer: {
        question_id: question.id,
        question: question.words[language].text,
        ...detailsOf(words, question),
      },
      otherwise: scoreAnswers(previous ? [...others, previous] : others).metrics,
    },
  ];
}

/** Returns the cap that lowers a metric, with the dangers that cause the cap; null if no cap lowers the metric. */
function limitOn(name: MetricName, uncapped: number, { flags }: Scores, language: Language): ExplainedMetric['limit'] {
  const reasons = textsIn(language).explanation.caps;
  const caps = getLowestCaps(name, flags);
  const at = caps[0]?.at;
  return at === undefined || uncapped <= at ? null : { at, reasons: caps.map(({ flag }) => reasons[flag]) };
}

export function toScoreChange(before: MetricScore, now: MetricScore): NonNullable<ExplainedMetric['change']> {
  const from = roundToOneDecimal(before.value);
  return {
    from,
    points: roundToOneDecimal(roundToOneDecimal(now.value) - from),
    clear: isClearChange(before, now),
  };
}

/** Returns texts that explain each metric and the change since the last quiz. Pure; ignores order and unknown questions. */
export function explainScores(
  given: readonly GivenAnswer[],
  previous: readonly GivenAnswer[] | null,
  language: Language,
): ExplainedMetric[] {
  const { answers, scores, belief } = userFactsOf(given);
  if (!hasEnoughAnswers(scores)) return [];
  const effects = answers.flatMap((answer) =>
    effectOf(answer, { answers, language }, (words, { area }) => ({ answer: words, focus_area: areaLabels[area] })),
  );
  const before = previous && userFactsOf(previous).scores;
  return metricNames.map((name) => {
    const moving = findInfluentialAnswers(effects, scores, name);
    return {
      title: metricTitles[name],
      ...toApiScore(scores.metrics[name]),
      limit: limitOn(name, belief.metrics[name].mean, scores, language),
      up: moving.filter(({ points }) => points > 0).slice(0, MOST),
      down: moving.filter(({ points }) => points < 0).slice(0, MOST),
      change: before && hasEnoughAnswers(before) ? toScoreChange(before.metrics[name], scores.metrics[name]) : null,
    };
  });
}
