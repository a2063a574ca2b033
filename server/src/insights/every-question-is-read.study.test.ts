import { NONE_OF_THESE, type Answer } from '@verdant/shared/contract';
import { questionBank, getAnswerValues, type QuestionDefinition } from '../quiz/question-bank';
import { personas, runPersonaQuiz } from '../../studies/quiz/personas';
import { buildInsights } from './build-insights';

/** Returns the answers to test: every option of a choice, and examples for a scale or a text. */
function answersTo(question: QuestionDefinition): Answer[] {
  switch (question.type) {
    case 'single_choice':
      return [...getAnswerValues(question)];
    case 'multiple_choice':
      return getAnswerValues(question).map((value) => [value]);
    case 'scale':
      return [1, 10];
    case 'text':
      return ['a house by the sea', 'he controls my money and I am scared'];
  }
}

const quizzes = personas.map((persona) => runPersonaQuiz(persona));

/** True if the answer changes the result of at least one persona. */
function isRead({ id }: QuestionDefinition, answer: Answer): boolean {
  return quizzes.some((quiz) => {
    const others = quiz.filter(({ questionId }) => questionId !== id);
    const insights = buildInsights([...others, { questionId: id, answer }], 'en');
    return JSON.stringify(insights) !== JSON.stringify(buildInsights(others, 'en'));
  });
}

/**
 * Profile questions have no score, so their answers must change the advice, the investment profile or the offer of help.
 */
const unscored = questionBank.questions.filter(({ area }) => area === 'profile');

it.each(unscored.map((question) => [question.id, question] as const))(
  'at least one answer to the unscored question %s changes the insights of a test persona',
  (_id, question) => {
    expect(answersTo(question).some((answer) => isRead(question, answer))).toBe(true);
  },
);

it('every financial pressure that a user can select changes the insights of a test persona', () => {
  const pressure = questionBank.byId.get('profile-pressure');
  if (!pressure) throw new Error('the question bank has no profile-pressure');
  const ticked = getAnswerValues(pressure).filter((value) => value !== NONE_OF_THESE && value !== 'skip');
  expect(ticked.filter((value) => !isRead(pressure, [value]))).toEqual([]);
});
