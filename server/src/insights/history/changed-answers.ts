import type { ChangedAnswer, Language, MetricName } from '@verdant/shared/contract';
import { raisedFlags, type GivenAnswer } from '../../quiz/answers';
import { sameAnswer } from '../../quiz/check-answer';
import { scoreAnswers, type Scores } from '../../quiz/scoring';
import { answerInWords } from '../explanation/answer-in-words';
import { oneDecimal } from '../one-decimal';
import type { Picture } from '../picture';

/** Points below which an answer did not change a metric. */
const SMALLEST = 0.5;
const MOST = 4;

interface Effect {
  /** A warning sign that was not asked about before: nobody calls it an improvement. */
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
export function changedAnswers(
  before: Picture,
  now: Picture,
  language: Language,
): (name: MetricName) => ChangedAnswer[] {
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
