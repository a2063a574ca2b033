import type { ExtrasResponse, Language } from '@verdant/shared/contract';
import { ApiError, fieldError } from '@verdant/federation/http';
import { toStepAnswer } from './answers';
import { checkAnswer } from './check-answer';
import type { QuestionBank } from './question-bank';
import type { QuizContext } from './quiz';
import { saveAnswers } from './save-answer';
import * as store from './store';
import { supportNeedsOf } from './support-needs';

export interface SubmittedExtra {
  readonly question_id: string;
  readonly answer: unknown;
}

function checkExtra(
  questionBank: QuestionBank,
  language: Language,
  { question_id, answer }: SubmittedExtra,
): store.NewAnswer {
  const question = questionBank.byId.get(question_id);
  if (!question?.extra) throw fieldError('answers', 'This question cannot be added');
  const checked = checkAnswer(question, answer);
  if (!checked.ok) throw fieldError('answers', checked.message);
  const { text } = question.words[language];
  return {
    questionId: question.id,
    questionText: text,
    ...toStepAnswer(question, checked.answer),
    touched: null,
    source: null,
  };
}

/**
 * Adds or replaces answers to extra questions. Stores nothing and throws a 404 for another user's session, a 409 for an
 * uncompleted session, or a 422 for an invalid answer.
 */
export async function saveExtras(
  { db, cipher, questionBank, language }: QuizContext,
  userId: string,
  sessionId: string,
  submitted: readonly SubmittedExtra[],
): Promise<ExtrasResponse> {
  const answers = submitted.map((one) => checkExtra(questionBank, language, one));
  return db.transaction(async (tx) => {
    const answerStore = { db: tx, cipher };
    const stored = await store.lockSession(answerStore, userId, sessionId);
    if (!stored) throw new ApiError(404, 'Quiz session not found.');
    if (stored.session.completedAt === null) throw new ApiError(409, 'This quiz is not completed yet.');
    await saveAnswers(answerStore, stored, answers);
    return { support: supportNeedsOf(await store.answersOf(answerStore, stored.session)) };
  });
}
