import {
  NONE_OF_THESE,
  SKIP,
  type ActiveQuiz,
  type ExistingQuiz,
  type Progress,
  type Question,
  type QuizSession,
} from '@verdant/shared/contract';
import { areaLabels, type QuestionBank, type QuestionDefinition } from './question-bank';
import { focusAreas, nextQuestion, questionPlan, seedOf, type QuizPlan } from './engine';
import { extraQuestions } from './extra-questions';
import type { StoredSession } from './store';

export function planOf({ session }: StoredSession): QuizPlan {
  return { total: session.total, seed: seedOf(session.id) };
}

/** The question that waits for an answer; null once the session is completed. */
export function currentQuestion(questionBank: QuestionBank, stored: StoredSession): QuestionDefinition | null {
  const { session, answers } = stored;
  if (session.completedAt !== null || session.currentQuestionId === null) return null;
  // A newer question bank may have dropped the question that an older server chose.
  return questionBank.byId.get(session.currentQuestionId) ?? nextQuestion(questionBank, answers, planOf(stored));
}

/** A question as clients read it, without its points; "none of these" and "prefer not to say" come last, for every type. */
export function toQuestion(question: QuestionDefinition): Question {
  const options = 'options' in question ? question.options.map(({ value, label }) => ({ value, label })) : [];
  if (question.type === 'multiple_choice' && question.none) {
    options.push({ value: NONE_OF_THESE, label: question.none });
  }
  options.push({ value: SKIP, label: question.skip });
  return {
    id: question.id,
    text: question.text,
    question_type: question.type,
    options,
    adaptive_context: { focus_area: areaLabels[question.area] },
  };
}

/** Extras come after the ten and are no part of the progress. */
const countOf = (answers: number, total: number): number => Math.min(answers, total);

/** `current` is the number of the question on show, from 1; the percentage is whole (readings, "Quiz"). */
export function toProgress({ session, answers }: StoredSession): Progress {
  return {
    current: Math.min(answers.length + 1, session.total),
    total: session.total,
    completion_percentage: Math.round((countOf(answers.length, session.total) / session.total) * 100),
  };
}

/** spec 3, "Quiz session". `insights` stays empty here: scores seen on the way would steer the answers. */
export function toSession(questionBank: QuestionBank, stored: StoredSession): QuizSession {
  const { session, answers } = stored;
  const question = currentQuestion(questionBank, stored);
  const texts = answers.filter(({ questionId }) => questionBank.byId.get(questionId)?.type === 'text').length;
  return {
    session_id: session.id,
    quiz_id: session.quizId,
    user_id: session.userId,
    current_question: question?.id ?? null,
    current_question_text: question?.text ?? null,
    responses: answers.map((row) => ({
      question_id: row.questionId,
      question_text: row.questionText,
      answer: row.answer,
      question_order: row.questionOrder,
      submitted_at: row.submittedAt.toISOString(),
    })),
    focus_areas: focusAreas(questionBank, answers, question),
    insights: [],
    question_plan: questionPlan(questionBank, answers, planOf(stored), question?.id ?? null),
    text_questions_used: texts,
    selection_questions_used: answers.length - texts,
  };
}

/** Response of `start`, `continue` and `restart` for a session in progress. */
export function toActiveQuiz(questionBank: QuestionBank, stored: StoredSession): ActiveQuiz {
  const question = currentQuestion(questionBank, stored);
  if (!question) throw new Error(`session ${stored.session.id} has no question to show`);
  return { session: toSession(questionBank, stored), question: toQuestion(question), progress: toProgress(stored) };
}

/** Response of `start` when there is a session to resume or restart. */
export function toExistingQuiz(questionBank: QuestionBank, stored: StoredSession): ExistingQuiz {
  const completed = stored.session.completedAt !== null;
  return {
    has_existing_session: true,
    session_id: stored.session.id,
    total_responses: countOf(stored.answers.length, stored.session.total),
    completed,
    progress: { completion_percentage: toProgress(stored).completion_percentage },
    ...(completed && { extras: extraQuestions(questionBank, stored.answers).map(toQuestion) }),
  };
}
