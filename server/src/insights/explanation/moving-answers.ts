import type { Language, MetricName, MovingAnswer } from '@verdant/shared/contract';
import { raisedFlags, type GivenAnswer } from '../../quiz/answers';
import { areaLabels, type QuestionBank } from '../../quiz/question-bank';
import { scoreAnswers, type Scores } from '../../quiz/scoring';
import { oneDecimal } from '../one-decimal';
import { answerInWords } from './answer-in-words';

/** Points below which an answer did not move a metric. */
const SMALLEST = 0.5;
const MOST = 3;

/** The answers that moved a metric most, the strongest first. */
export interface Moved {
  readonly up: MovingAnswer[];
  readonly down: MovingAnswer[];
}

interface Effect {
  /** A debt that is urgent, or no buffer: even where others would have lost more, nobody calls that a help. */
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
export function movingAnswers(
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
