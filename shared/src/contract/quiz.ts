import * as v from 'valibot';
import { openAction } from './actions';
import type { ApiCall } from './api-call';
import { supportNeeds } from './support';

export const questionTypes = ['single_choice', 'multiple_choice', 'scale', 'text'] as const;

/** spec 9: a scale runs from 1 to 10 in steps of 1 and starts at 5. */
export const scale = { min: 1, max: 10, step: 1, initial: 5 } as const;
export const TEXT_ANSWER_MAX = 1000;
export const DEFAULT_QUESTION_TOTAL = 10;

/** Special option values: each excludes every other option of its question. */
export const SKIP = 'skip';
export const NONE_OF_THESE = 'none';

export const questionOption = v.object({ value: v.string(), label: v.string() });
export type QuestionOption = v.InferOutput<typeof questionOption>;

/** Figures of linked accounts from which an answer can be derived. */
export const offeredFigures = ['covered_months', 'spent_percent'] as const;

/** An answer that linked accounts suggest. The suggestion only counts after the user confirms it. */
export const offeredAnswer = v.object({
  /** The value of one of the options. */
  answer: v.string(),
  /** Months of spending that the money in bank accounts covers, one decimal; or spending in whole percent of income. */
  figure: v.object({ kind: v.picklist(offeredFigures), value: v.number() }),
  /** First and last measured month (`2026-05`). */
  first_month: v.string(),
  last_month: v.string(),
  /** ISO time at which the oldest of the figures was fetched. */
  updated_at: v.string(),
});
export type OfferedAnswer = v.InferOutput<typeof offeredAnswer>;

export const question = v.object({
  id: v.string(),
  text: v.string(),
  question_type: v.picklist(questionTypes),
  options: v.optional(v.array(questionOption), []),
  adaptive_context: v.nullish(v.object({ focus_area: v.nullish(v.string()) })),
  /** Addition to spec 3: suggested answer; absent without a suggestion or if the client does not know the figure's kind. */
  offered: v.fallback(v.optional(offeredAnswer), undefined),
});
export type Question = v.InferOutput<typeof question>;

/** single_choice: an option's value; multiple_choice: an array of values; scale: 1 to 10; text: up to 1,000 characters. */
export const answer = v.union([
  v.pipe(v.string(), v.maxLength(TEXT_ANSWER_MAX)),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(50)),
  v.number(),
]);
export type Answer = v.InferOutput<typeof answer>;

/** Source of an answer not chosen by the user alone: `accounts` if linked accounts suggested it and the user confirmed. */
export const answerSource = v.literal('accounts');
export type AnswerSource = v.InferOutput<typeof answerSource>;

export const progress = v.object({
  current: v.number(),
  total: v.number(),
  completion_percentage: v.number(),
});
export type Progress = v.InferOutput<typeof progress>;

export const storedResponse = v.object({
  question_id: v.string(),
  question_text: v.optional(v.string(), ''),
  answer,
  question_order: v.optional(v.number(), 0),
  submitted_at: v.optional(v.string(), ''),
  /** Additional. */
  source: v.fallback(v.optional(answerSource), undefined),
});

export const quizSession = v.object({
  session_id: v.string(),
  quiz_id: v.string(),
  user_id: v.optional(v.string(), ''),
  current_question: v.nullish(v.string()),
  current_question_text: v.nullish(v.string()),
  responses: v.optional(v.array(storedResponse), []),
  focus_areas: v.optional(v.array(v.string()), []),
  insights: v.optional(v.array(v.unknown()), []),
  question_plan: v.optional(v.array(v.unknown()), []),
  text_questions_used: v.optional(v.number(), 0),
  selection_questions_used: v.optional(v.number(), 0),
  /**
   * Additional, from the first answer on: width of the overall score's range in whole points. The score itself is not sent,
   * because seeing the score would influence answers.
   */
  range_width: v.optional(v.number()),
});
export type QuizSession = v.InferOutput<typeof quizSession>;

/** Response of `start`, `continue` and `restart` with a question to show. */
export const activeQuiz = v.object({ session: quizSession, question, progress });
export type ActiveQuiz = v.InferOutput<typeof activeQuiz>;

/** Reads question, session and progress from an error response (409 of `respond`); null without such data. Never throws. */
export function readActiveQuiz(body: unknown): ActiveQuiz | null {
  const result = v.safeParse(activeQuiz, body);
  return result.success ? result.output : null;
}

/** Fields in addition to spec 3, which are absent until the quiz is completed. */
const afterCompletion = {
  /** Questions that no user has to answer and that no score counts. */
  extras: v.optional(v.array(question)),
  /** Recommendations of the previous quiz that the user has not decided about. */
  open_actions: v.optional(v.array(openAction)),
};

/** Response of `start` when the user already has a session, in progress or completed. */
export const existingQuiz = v.object({
  has_existing_session: v.literal(true),
  session_id: v.string(),
  total_responses: v.number(),
  completed: v.boolean(),
  progress: v.object({ completion_percentage: v.number() }),
  ...afterCompletion,
});
export type ExistingQuiz = v.InferOutput<typeof existingQuiz>;

/** POST /adaptive-quiz/start */
export const startResponse = v.union([existingQuiz, activeQuiz]);
export type StartResponse = v.InferOutput<typeof startResponse>;

/** POST /adaptive-quiz/respond. The server reads session id, question id, answer, `touched` and `source`. */
export const respondRequest = v.object({
  session_data: v.object({ session_id: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({
    question_id: v.pipe(v.string(), v.maxLength(100)),
    answer,
    /** Additional: true if the slider was moved; an unmoved slider counts as an answer with less weight. */
    touched: v.optional(v.boolean()),
    /** Additional: the user confirmed the suggested answer. Stored only if the accounts still suggest this answer. */
    source: v.optional(answerSource),
  }),
});
export type RespondRequest = v.InferOutput<typeof respondRequest>;

export const respondResponse = v.object({
  completed: v.boolean(),
  question: v.nullish(question),
  session: v.optional(quizSession),
  progress: v.optional(progress),
  /** Additional: the kinds of help that the answers so far call for. */
  support: v.optional(supportNeeds),
  ...afterCompletion,
});
export type RespondResponse = v.InferOutput<typeof respondResponse>;

const continueQuery = v.object({
  session_id: v.pipe(v.string('Session is required'), v.maxLength(100, 'Session is invalid')),
});

const sessionId = v.pipe(v.string(), v.maxLength(100));

/** POST /adaptive-quiz/extras: answers to the extra questions of a completed session. */
export const extrasRequest = v.object({
  session_id: sessionId,
  answers: v.pipe(v.array(v.object({ question_id: sessionId, answer })), v.maxLength(10)),
});
export const extrasResponse = v.object({ support: supportNeeds });
export type ExtrasResponse = v.InferOutput<typeof extrasResponse>;

export const quizCalls = {
  start: { method: 'POST', path: '/adaptive-quiz/start', response: startResponse },
  restart: { method: 'POST', path: '/adaptive-quiz/restart', response: activeQuiz },
  continue: { method: 'POST', path: '/adaptive-quiz/continue', query: continueQuery, response: activeQuiz },
  extras: { method: 'POST', path: '/adaptive-quiz/extras', body: extrasRequest, response: extrasResponse },
  respond: { method: 'POST', path: '/adaptive-quiz/respond', body: respondRequest, response: respondResponse },
} as const satisfies Record<string, ApiCall>;
