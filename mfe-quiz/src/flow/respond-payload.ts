import type { ActiveQuiz } from '@verdant/shared/contract';
import type { Given } from './given';

/** The body of POST /adaptive-quiz/respond (spec 7). `touched` goes along for a slider only, `source` with a confirmed answer; the order counts from 1. */
export function respondPayload(
  { session, question, progress }: ActiveQuiz,
  { answer, touched, source }: Given,
  submittedAt: Date,
) {
  const { range_width: _rangeWidth, ...data } = session;
  return {
    session_data: { ...data, current_question: question.id, current_question_text: question.text },
    response: {
      question_id: question.id,
      answer,
      ...(question.question_type === 'scale' && { touched }),
      ...(source && { source }),
      response: {
        answer,
        question_text: question.text,
        session_id: session.session_id,
        question_order: progress.current,
        submitted_at: submittedAt.toISOString(),
      },
    },
  };
}
