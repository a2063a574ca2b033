import {
  localeOf,
  SKIP,
  type ActiveQuiz,
  type Answer,
  type ExistingQuiz,
  type Language,
  type OfferedAnswer,
  type Progress,
  type Question,
  type QuizSession,
} from '@verdant/shared/contract';
import { sliderPositionOf, type GivenAnswer } from './answers';
import { questionBank, areaLabels, type QuestionDefinition } from './question-bank';
import { nextQuestion, hashToSeed, quizStepAfter, type QuizPlan, type QuizStep, type QuizStepView } from './engine';
import { extraQuestions } from './extra-questions';
import type { SessionRow, StoredSession } from './store';

const planOf = ({ id, total, previousQuestionIds: previous }: SessionRow): QuizPlan => ({
  total,
  seed: hashToSeed(id),
  previous,
});

/** Returns the question that waits for an answer; null once completed. */
export function currentQuestion(stored: StoredSession): QuestionDefinition | null {
  const { session, answers } = stored;
  if (session.completedAt !== null || session.currentQuestionId === null) return null;
  // A server of another release can have chosen a question that this release's question bank lacks.
  return questionBank.byId.get(session.currentQuestionId) ?? nextQuestion(answers, planOf(session));
}

/**
 * Returns the options for clients. Sliders and text questions have only the option to skip; those among the extra questions
 * have no options.
 */
function choicesOf({ type, extra, words }: QuestionDefinition, language: Language): Question['options'] {
  const { options } = words[language];
  if (type !== 'scale' && type !== 'text') return [...options];
  return extra ? [] : options.filter(({ value }) => value === SKIP);
}

/** Returns an answer as given. A step without position or text, as from account data, becomes a position or step label. */
export function toShownAnswer(question: QuestionDefinition, given: GivenAnswer, language: Language): Answer {
  if (given.rawAnswer !== undefined) return given.rawAnswer;
  if (question.type === 'scale') return sliderPositionOf(question, given) ?? given.answer;
  const label = question.words[language].options.find(({ value }) => value === given.answer)?.label;
  return question.type === 'text' && given.answer !== SKIP && label !== undefined ? label : given.answer;
}

/** Converts a suggestion to the form of the input field. */
export function toSuggestedAnswer(
  { type }: QuestionDefinition,
  offered: OfferedAnswer,
  language: Language,
): OfferedAnswer {
  if (type !== 'text') return offered;
  const { value } = offered.figure;
  const months = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
    useGrouping: false,
  });
  return { ...offered, answer: months.format(value) };
}

/** Converts a question for clients, without the points of its options. */
export function toQuestion(question: QuestionDefinition, language: Language): Question {
  const { text } = question.words[language];
  return {
    id: question.id,
    text,
    question_type: question.type,
    options: choicesOf(question, language),
    adaptive_context: { focus_area: areaLabels[question.area] },
  };
}

export const toExtraQuestions = (answers: readonly GivenAnswer[], language: Language): Question[] =>
  extraQuestions(answers).map((question) => toQuestion(question, language));

/** Returns the number of answers to main questions, without answers to extra questions. */
const countMainAnswers = (answers: number, total: number): number => Math.min(answers, total);

/** Returns the completion in whole percents. */
function completionOf({ session, answers }: StoredSession): number {
  return Math.round((countMainAnswers(answers.length, session.total) / session.total) * 100);
}

/** Returns the progress, with the current question's number from 1. */
function toProgress(stored: StoredSession): Progress {
  const { session, answers } = stored;
  return {
    current: Math.min(answers.length + 1, session.total),
    total: session.total,
    completion_percentage: completionOf(stored),
  };
}

export const computeSessionStep = (session: SessionRow, answers: readonly GivenAnswer[]): QuizStep =>
  quizStepAfter(answers, planOf(session));

/** Converts a session for clients (spec 3). `insights` stays empty: scores during the quiz would influence answers. */
function toSession(stored: StoredSession, language: Language, { range_width, ...engine }: QuizStepView): QuizSession {
  const { session, answers } = stored;
  const question = currentQuestion(stored);
  const shown = (given: GivenAnswer) => {
    const asked = questionBank.byId.get(given.questionId);
    return asked ? toShownAnswer(asked, given, language) : given.answer;
  };
  const texts = answers.filter(({ questionId }) => questionBank.byId.get(questionId)?.type === 'text').length;
  return {
    session_id: session.id,
    quiz_id: session.quizId,
    user_id: session.userId,
    current_question: question?.id ?? null,
    current_question_text: question?.words[language].text ?? null,
    responses: answers.map((row) => ({
      question_id: row.questionId,
      question_text: row.questionText,
      answer: shown(row),
      question_order: row.questionOrder,
      submitted_at: row.submittedAt.toISOString(),
      ...(row.source && { source: row.source }),
    })),
    ...engine,
    insights: [],
    text_questions_used: texts,
    selection_questions_used: answers.length - texts,
    // The range is omitted before the first answer, because it is then the same for all users.
    ...(answers.length > 0 && { range_width }),
  };
}

/** Returns the current question, the session and the progress. `currentStep` is computed if undefined. */
export function toQuizState(
  stored: StoredSession,
  language: Language,
  currentStep?: QuizStepView,
): Omit<ActiveQuiz, 'question'> & { question: Question | null } {
  const question = currentQuestion(stored);
  const view = currentStep ?? computeSessionStep(stored.session, stored.answers).viewWith(question);
  return {
    question: question && toQuestion(question, language),
    session: toSession(stored, language, view),
    progress: toProgress(stored),
  };
}

export function toActiveQuiz(stored: StoredSession, language: Language): ActiveQuiz {
  const { question, ...state } = toQuizState(stored, language);
  if (!question) throw new Error(`session ${stored.session.id} has no question to show`);
  return { ...state, question };
}

/** Returns the response of `start` for a session to resume or restart. */
export function toExistingQuiz(stored: StoredSession, language: Language): ExistingQuiz {
  const completed = stored.session.completedAt !== null;
  return {
    has_existing_session: true,
    session_id: stored.session.id,
    total_responses: countMainAnswers(stored.answers.length, stored.session.total),
    completed,
    progress: { completion_percentage: completionOf(stored) },
    ...(completed && { extras: toExtraQuestions(stored.answers, language) }),
  };
}
