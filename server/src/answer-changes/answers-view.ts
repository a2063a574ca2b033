import type { Language, OfferedAnswer, QuizAnswer } from '@verdant/shared/contract';
import { knownAnswers } from '../insights/picture';
import { gateState } from '../quiz/answers';
import type { QuestionBank } from '../quiz/question-bank';
import { toQuestion } from '../quiz/session-view';
import type { AnswerRow } from '../quiz/store';

/**
 * The answers as a person may look through and change them, with what the accounts suggest; those to questions that are gone
 * are left out.
 */
export function answersView(
  questionBank: QuestionBank,
  answers: readonly AnswerRow[],
  language: Language,
  offers: ReadonlyMap<string, OfferedAnswer>,
): QuizAnswer[] {
  const known = knownAnswers(questionBank, answers);
  return answers.flatMap(({ questionId, submittedAt }) => {
    const question = questionBank.byId.get(questionId);
    if (!question) return [];
    const given = known.find((one) => one.questionId === questionId);
    const offered = offers.get(questionId);
    return [
      {
        question: { ...toQuestion(question, language), ...(offered && { offered }) },
        answer: given?.answer ?? null,
        applies: gateState(question, known) !== 'closed',
        ...(given?.source && { source: given.source, source_on: submittedAt.toISOString() }),
      },
    ];
  });
}
