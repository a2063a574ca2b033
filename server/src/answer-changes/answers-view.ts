import type { Language, QuizAnswer } from '@verdant/shared/contract';
import { knownAnswers } from '../insights/picture';
import { gateState, type GivenAnswer } from '../quiz/answers';
import type { QuestionBank } from '../quiz/question-bank';
import { toQuestion } from '../quiz/session-view';

/** The answers as a person may look through and change them; those to questions that are gone are left out. */
export function answersView(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  language: Language,
): QuizAnswer[] {
  const known = knownAnswers(questionBank, answers);
  return answers.flatMap(({ questionId }) => {
    const question = questionBank.byId.get(questionId);
    if (!question) return [];
    const given = known.find((one) => one.questionId === questionId);
    return [
      {
        question: toQuestion(question, language),
        answer: given?.answer ?? null,
        applies: gateState(question, known) !== 'closed',
        ...(given?.source && { source: given.source }),
      },
    ];
  });
}
