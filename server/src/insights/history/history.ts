import {
  metricTitles,
  type Language,
  type MetricName,
  type PastQuiz,
  type QuizHistory,
} from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { metricNames } from '../../quiz/model';
import type { QuestionBank } from '../../quiz/question-bank';
import { isEnough, onTheWire } from '../build-insights';
import { changeSince } from '../explanation/explain';
import { pictureOf, type Picture } from '../picture';
import { changedAnswers } from './changed-answers';

/** A completed quiz as it is stored. */
export interface CompletedQuiz {
  readonly id: string;
  readonly completedAt: Date;
  readonly answers: readonly GivenAnswer[];
}

/** A completed quiz with what its answers say today. */
interface ReadQuiz {
  readonly id: string;
  readonly completedAt: string;
  readonly picture: Picture;
}

const hasScores = ({ picture }: ReadQuiz): boolean => isEnough(picture.scores);

function toPastQuiz(quiz: ReadQuiz): PastQuiz {
  const metricOf = (name: MetricName) => {
    const { value, range, dots } = onTheWire(quiz.picture.scores.metrics[name]);
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

/** What changed the scores between two quizzes. */
function changesBetween(before: ReadQuiz, now: ReadQuiz, language: Language): QuizHistory['changes'] {
  const answersFor = changedAnswers(before.picture, now.picture, language);
  return metricNames.map((name) => ({
    title: metricTitles[name],
    change: {
      ...changeSince(before.picture.scores.metrics[name], now.picture.scores.metrics[name]),
      since: before.completedAt,
    },
    answers: answersFor(name),
  }));
}

/**
 * The scores of a person's quizzes, the oldest first, and what changed the newest ones. Pure; computed from the stored
 * answers, so that all quizzes are measured alike. A quiz with too few answers is listed without scores and compared with none.
 */
export function buildHistory(
  questionBank: QuestionBank,
  quizzes: readonly CompletedQuiz[],
  language: Language,
): QuizHistory {
  const read = quizzes.map(({ id, completedAt, answers }) => ({
    id,
    completedAt: completedAt.toISOString(),
    picture: pictureOf(questionBank, answers),
  }));
  const [before, now] = read.filter(hasScores).slice(-2);
  return { quizzes: read.map(toPastQuiz), changes: before && now ? changesBetween(before, now, language) : [] };
}
