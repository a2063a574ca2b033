import { ApiError } from '@verdant/federation/http';
import {
  fillText,
  SKIP,
  type Answer,
  type AnswerSource,
  type Preview,
  type QuizAnswer,
  type QuizAnswers,
  type Language,
  type QuizScores,
} from '@verdant/shared/contract';
import { findDecisions } from '../actions/store';
import { buildInsights, getMetrics, getRecommendations } from '../insights/build-insights';
import { answerInWords } from '../insights/explanation/answer-in-words';
import type { AdviceDecisions } from '../insights/recommendations/decided';
import { textsIn } from '../insights/texts';
import { filterValidAnswers } from '../insights/user-facts';
import type { SuggestedAnswers } from '../offered-answers/find-offered-answer';
import { chosenValues, gateState, type GivenAnswer } from '../quiz/answers';
import { findCompletedSession, requireCompletedSession, requireLatestSession } from '../quiz/completed-session';
import { questionBank, type QuestionDefinition } from '../quiz/question-bank';
import type { QuizContext, AnswerRow, NewAnswer, StoredSession } from '../quiz/store';
import { checkNewAnswer, replaceAnswer } from '../quiz/save-answer';
import { toQuestion, toShownAnswer, toSuggestedAnswer } from '../quiz/session-view';
import * as store from '../quiz/store';
import { supportNeedsOf } from '../quiz/support-needs';

const noAnswers: QuizAnswers = { session_id: null, completed_at: null, changeable: false, answers: [], support: [] };

/** Returns a note for the user on how the server understood a typed length of time. */
function describeReading(
  question: QuestionDefinition,
  given: GivenAnswer,
  language: Language,
): Pick<QuizAnswer, 'note'> {
  if (question.options.length === 0 || typeof given.rawAnswer !== 'string') return {};
  const { readAs, notRead } = textsIn(language).explanation;
  const answer = answerInWords(question, given, language);
  return { note: answer === null ? notRead : fillText(readAs, { answer }) };
}

/**
 * Converts answers for the page that edits them. Omits answers to removed questions. `suggestions` from accounts is null if
 * the answers cannot be changed.
 */
function toQuizAnswers(
  { language }: QuizContext,
  { session, answers }: StoredSession,
  suggestions: SuggestedAnswers | null,
): QuizAnswers {
  const validAnswers = filterValidAnswers(answers);
  const toQuizAnswer = ({ questionId, submittedAt }: AnswerRow): QuizAnswer[] => {
    const question = questionBank.byId.get(questionId);
    if (!question) return [];
    const given = validAnswers.find((answer) => answer.questionId === questionId);
    const offered = suggestions?.get(questionId);
    return [
      {
        question: {
          ...toQuestion(question, language),
          ...(offered && { offered: toSuggestedAnswer(question, offered, language) }),
        },
        answer: given ? toShownAnswer(question, given, language) : null,
        ...(given && describeReading(question, given, language)),
        applies: gateState(question, validAnswers) !== 'closed',
        ...(given?.source && { source: given.source, source_on: submittedAt.toISOString() }),
      },
    ];
  };
  return {
    session_id: session.id,
    completed_at: session.completedAt?.toISOString() ?? null,
    changeable: suggestions !== null,
    answers: answers.flatMap(toQuizAnswer),
    support: supportNeedsOf(answers),
  };
}

/** Returns the answers of a completed session. Throws as `findCompletedSession` does. */
export async function listAnswers(
  quiz: QuizContext,
  userId: string,
  sessionId: string,
  suggestions: SuggestedAnswers,
): Promise<QuizAnswers> {
  const found = await findCompletedSession(quiz, userId, sessionId);
  if (!found) return noAnswers;
  const answers = await store.findSessionAnswers(quiz, found.session);
  return toQuizAnswers(quiz, { session: found.session, answers }, found.isLatest ? suggestions : null);
}

/** A changed answer as sent by a client, before the validation against the question. */
export interface AnswerChange {
  readonly question_id: string;
  readonly answer: Answer;
  /** Source of the answer. It is stored only if the accounts suggest this answer. */
  readonly source?: AnswerSource | undefined;
}

/**
 * Returns the changed answer in stored form. Throws 422 at the field `answer` for an invalid answer, and 404 for a question
 * without an answer in the quiz.
 */
function checkChange(
  { language }: QuizContext,
  stored: StoredSession,
  { question_id: questionId, answer, source }: AnswerChange,
  suggestions: SuggestedAnswers,
): NewAnswer {
  const question = questionBank.byId.get(questionId);
  if (!question || !stored.answers.some((given) => given.questionId === questionId)) {
    throw new ApiError(404, 'This question is not part of the quiz.');
  }
  const checked = checkNewAnswer(question, answer, language);
  const isOffered = source !== undefined && checked.answer === suggestions.get(questionId)?.answer;
  return { ...checked, touched: true, source: isOffered ? source : null };
}

/**
 * Returns the previous answer if the original result of the quiz depends on this answer. Returns null for an extra
 * question, and for a change to a skip such as "prefer not to say".
 */
function originalAnswerOf(stored: StoredSession, changed: NewAnswer): Answer | null {
  if (
    questionBank.byId.get(changed.questionId)?.extra ||
    chosenValues(changed.rawAnswer ?? changed.answer).includes(SKIP)
  ) {
    return null;
  }
  return stored.answers.find(({ questionId }) => questionId === changed.questionId)?.answer ?? null;
}

/** POST .../preview: returns the effect of an answer without storing it. Throws as `changeAnswer` does. */
export async function previewChange(
  quiz: QuizContext,
  userId: string,
  sessionId: string,
  change: AnswerChange,
): Promise<Preview> {
  const stored = await store.findSession(quiz, userId, sessionId);
  const { session } = stored;
  requireCompletedSession(session);
  await requireLatestSession(quiz.db, session);
  const decided = { decisions: await findDecisions(quiz.db, userId), completedAt: session.completedAt };
  const changed = checkChange(quiz, stored, change, new Map());
  const after = stored.answers.map((given) => (given.questionId === changed.questionId ? changed : given));
  return { before: outcomeOf(quiz, stored.answers, decided), after: outcomeOf(quiz, after, decided) };
}

/**
 * Replaces an answer of the latest completed quiz; the last of concurrent changes wins. Throws 404 for an unknown session
 * or question, 409 for an earlier or incomplete quiz, and 422 for an invalid answer.
 */
export async function changeAnswer(
  quiz: QuizContext,
  userId: string,
  sessionId: string,
  change: AnswerChange,
  suggestions: SuggestedAnswers,
): Promise<QuizAnswers> {
  return quiz.db.transaction(async (tx) => {
    const answerStore = { db: tx, cipher: quiz.cipher };
    const stored = await store.lockSession(answerStore, userId, sessionId);
    const { session } = stored;
    requireCompletedSession(session);
    await requireLatestSession(tx, session);
    const changed = checkChange(quiz, stored, change, suggestions);
    await replaceAnswer(answerStore, session, changed, originalAnswerOf(stored, changed));
    return toQuizAnswers(quiz, { session, answers: await store.findSessionAnswers(answerStore, session) }, suggestions);
  });
}

function outcomeOf({ language }: QuizContext, answers: readonly GivenAnswer[], decided: AdviceDecisions): QuizScores {
  const result = buildInsights(answers, language, decided);
  return {
    status: result.status ?? 'scored',
    metrics: getMetrics(result),
    first: getRecommendations(result).find(({ state }) => state === undefined) ?? null,
  };
}
