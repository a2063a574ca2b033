import {
  metricTitles,
  type Language,
  type MetricName,
  type PastQuiz,
  type QuizHistory,
} from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { sameAnswer } from '../../quiz/check-answer';
import { metricNames } from '../../quiz/model';
import type { CompletedSession } from '../../quiz/store';
import { hasEnoughAnswers, toApiScore } from '../build-insights';
import { answerInWords } from '../explanation/answer-in-words';
import { effectOf, findInfluentialAnswers, toScoreChange } from '../explanation/explain';
import { userFactsOf, type UserFacts } from '../user-facts';

const MOST = 4;

/** Returns the changed answers, each with the metrics that would result if this answer alone had not changed. */
const effectsBetween = (before: UserFacts, { answers }: UserFacts, language: Language) =>
  answers.flatMap((given) => {
    const previous = before.answers.find(({ questionId }) => questionId === given.questionId);
    if (previous && sameAnswer(previous.answer, given.answer)) return [];
    return effectOf(given, { answers, previous, language }, (now, question) => ({
      before: previous ? answerInWords(question, previous, language) : null,
      now,
    }));
  });

/** A completed session with its answers, as far as the history reads it. */
export interface CompletedQuiz {
  readonly session: Pick<CompletedSession['session'], 'id' | 'completedAt'>;
  readonly answers: readonly GivenAnswer[];
}

/** Evaluates the answers of a quiz by the current question bank. */
const readQuiz = ({ session: { id, completedAt }, answers }: CompletedQuiz) => ({
  id,
  completedAt: completedAt.toISOString(),
  facts: userFactsOf(answers),
});
type ReadQuiz = ReturnType<typeof readQuiz>;

const hasScores = ({ facts }: ReadQuiz): boolean => hasEnoughAnswers(facts.scores);

function toPastQuiz(quiz: ReadQuiz): PastQuiz {
  const metricOf = (name: MetricName) => {
    const { value, range, dots } = toApiScore(quiz.facts.scores.metrics[name]);
    return { title: metricTitles[name], value, range, dots };
  };
  const status = hasScores(quiz) ? 'scored' : 'too_little';
  return {
    id: quiz.id,
    completed_at: quiz.completedAt,
    status,
    metrics: status === 'scored' ? metricNames.map(metricOf) : [],
  };
}

/** Returns the change of each metric between two quizzes, with the answers that caused the change. */
function changesBetween(before: ReadQuiz, now: ReadQuiz, language: Language): QuizHistory['changes'] {
  const effects = effectsBetween(before.facts, now.facts, language);
  return metricNames.map((name) => ({
    title: metricTitles[name],
    change: {
      ...toScoreChange(before.facts.scores.metrics[name], now.facts.scores.metrics[name]),
      since: before.completedAt,
    },
    answers: findInfluentialAnswers(effects, now.facts.scores, name).slice(0, MOST),
  }));
}

/**
 * Builds the scores, the oldest first, with the causes of the newest changes. Computes every score again from the stored
 * answers, so that all scores follow the same rules and are comparable.
 */
export function buildHistory(quizzes: readonly CompletedQuiz[], language: Language): QuizHistory {
  const read = quizzes.map(readQuiz);
  const [before, now] = read.filter(hasScores).slice(-2);
  return { quizzes: read.map(toPastQuiz), changes: before && now ? changesBetween(before, now, language) : [] };
}
