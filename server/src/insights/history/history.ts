import {
  metricTitles,
  type Language,
  type MetricName,
  type PastQuiz,
  type QuizHistory,
  type ChangedAnswer,
} from '@verdant/shared/contract';
import { raisedFlags, type GivenAnswer } from '../../quiz/answers';
import { sameAnswer } from '../../quiz/check-answer';
import { metricNames } from '../../quiz/model';
import type { QuestionBank } from '../../quiz/question-bank';
import { scoreAnswers, type Scores } from '../../quiz/scoring';
import { isEnough, onTheWire } from '../build-insights';
import { answerInWords } from '../explanation/answer-in-words';
import { changeSince } from '../explanation/explain';
import { oneDecimal } from '../one-decimal';
import { pictureOf, type Picture } from '../picture';

/** Points below which an answer did not change a metric. */
const SMALLEST = 0.5;
const MOST = 4;

interface Effect {
  /** A warning sign that was not asked about before: it is no improvement. */
  readonly isNewWarning: boolean;
  readonly answer: Omit<ChangedAnswer, 'points'>;
  /** Every metric with the previous answer in place of this one. */
  readonly otherwise: Scores['metrics'];
}

function effectsOf(before: Picture, { questionBank, answers }: Picture, language: Language): Effect[] {
  return answers.flatMap((given) => {
    const question = questionBank.byId.get(given.questionId);
    const sameQuestion = ({ questionId }: GivenAnswer) => questionId === given.questionId;
    const previous = before.answers.find(sameQuestion);
    if (!question || (previous && sameAnswer(previous.answer, given.answer))) return [];
    const words = answerInWords(question, given, language);
    // The words of a free text are private.
    if (words === null) return [];
    const others = answers.filter((one) => !sameQuestion(one));
    return [
      {
        isNewWarning: !previous && raisedFlags(questionBank, [given]).size > 0,
        answer: {
          question_id: question.id,
          question: question.words[language].text,
          before: previous ? answerInWords(question, previous, language) : null,
          now: words,
        },
        otherwise: scoreAnswers(questionBank, previous ? [...others, previous] : others).metrics,
      },
    ];
  });
}

/** For any metric, the answers that differ from those of the previous quiz and moved it most, the strongest first. */
function changedAnswers(before: Picture, now: Picture, language: Language): (name: MetricName) => ChangedAnswer[] {
  const effects = effectsOf(before, now, language);
  return (name) =>
    effects
      .map(({ answer, isNewWarning, otherwise }) => ({
        isNewWarning,
        answer: { ...answer, points: oneDecimal(now.scores.metrics[name].value - otherwise[name].value) },
      }))
      .filter(({ isNewWarning, answer: { points } }) => Math.abs(points) >= SMALLEST && !(isNewWarning && points > 0))
      .map(({ answer }) => answer)
      // By name where two are equal, so that the order of the answers plays no part.
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.question_id.localeCompare(b.question_id))
      .slice(0, MOST);
}

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
 * The scores of a user's quizzes, the oldest first, and what changed the newest ones. Pure; computed from the stored
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
