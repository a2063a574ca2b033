import type {
  ActiveQuiz,
  ExistingQuiz,
  InsightsResult,
  MovingAnswer,
  OpenAction,
  Progress,
  Question,
  QuizResult,
  RespondResponse,
  StartResponse,
  SupportKind,
} from '@verdant/shared/contract';
import type { GivenAnswers, GivenAnswer } from './given';

/** The request that a state requires; the reducer only describes it, `sendRequest` sends it. */
export type QuizRequest =
  | { type: 'start' | 'restart' }
  | { type: 'continue' | 'finish' | 'leave'; sessionId: string }
  | { type: 'respond'; quiz: ActiveQuiz; given: GivenAnswer }
  | { type: 'extras'; sessionId: string; answers: GivenAnswers }
  /** Fetches the result of a completed quiz again. `sessionId`: an id, or `latest`. */
  | { type: 'reopen'; sessionId: string }
  /** Fetches the current question again, in the page's new language. */
  | { type: 'reword'; sessionId: string };

type RequestOf<T extends QuizRequest['type']> = QuizRequest & { type: T };
export type RespondRequest = RequestOf<'respond'>;

export type SupportOffers = { offered: readonly SupportKind[]; dismissed: readonly SupportKind[] };
export const noSupportOffers: SupportOffers = { offered: [], dismissed: [] };

type QuestionFields = {
  quiz: ActiveQuiz;
  answers: GivenAnswers;
  support: SupportOffers;
  /**
   * True if the question's heading takes the focus when it appears; false for the first content after the page was opened.
   */
  takesFocus: boolean;
};

/** `gone`: the session ended elsewhere, so the user must reload. `moved`: question answered in another tab or browser. */
export type QuestionNotice = 'submit-failed' | 'gone' | 'back' | 'moved';

export type ExistingQuizPromptState = {
  status: 'resume-prompt' | 'completed-prompt';
  existing: ExistingQuiz;
  request: RequestOf<'continue' | 'restart'> | null;
  failure: 'continue' | 'restart' | null;
};
export type QuestionState = QuestionFields & {
  status: 'question';
  request: RequestOf<'reword'> | null;
  notice: QuestionNotice | null;
};
export type SubmittingState = QuestionFields & { status: 'submitting'; request: RespondRequest };

/** Data of a completed quiz. `extras`: the optional questions; `answers`: the user's answers to the optional questions. */
type Completed = {
  sessionId: string;
  progress: Progress;
  range_width?: number | undefined;
  extras: readonly Question[];
  openActions: readonly OpenAction[];
  answers: GivenAnswers;
  support: SupportOffers;
};

export type FinishingState = Completed & { status: 'finishing'; request: RequestOf<'finish'> };

/** Set for a reopened result: date of the quiz, and number of answers that have changed since. */
export type ReopenedResult = { completedAt: string; changed: number };

/**
 * State that shows the result; `reopened` is null right after the last answer. `extrasStatus`: `saved` until the user
 * changes an extra answer; `leaves`: true if the dashboard opens once the extra answers are stored.
 */
export type ResultState = Completed & {
  status: 'result';
  /** `insights` is null if the request failed. */
  results: { insights: InsightsResult | null; reasons: readonly MovingAnswer[] };
  reopened: ReopenedResult | null;
  extrasStatus: 'open' | 'failed' | 'saved';
  leaves: boolean;
  request: RequestOf<'extras' | 'reopen' | 'leave'> | null;
};

export type ReopeningState =
  | { status: 'reopening'; request: RequestOf<'reopen'> }
  | { status: 'reopen-failed'; request: null; sessionId: string }
  | { status: 'no-result'; request: null };

export type LeavingState = Pick<Completed, 'progress' | 'range_width'> & {
  status: 'leaving';
  request: RequestOf<'leave'>;
};

export type QuizState =
  | { status: 'loading'; request: RequestOf<'start'>; takesFocus: boolean }
  | { status: 'load-failed'; request: null }
  | ExistingQuizPromptState
  | QuestionState
  | SubmittingState
  | FinishingState
  | ReopeningState
  | ResultState
  | LeavingState;

/** Event from the server. `draft`: the stored draft of an answer to the question in the response. */
export type ServerEvent =
  /** `first`: the answer to the first question that the visitor gave before the quiz. */
  | { type: 'started'; response: StartResponse; draft: GivenAnswer | null; first?: GivenAnswer | null }
  | { type: 'opened'; quiz: ActiveQuiz; draft: GivenAnswer | null; first?: GivenAnswer | null }
  | { type: 'responded'; response: RespondResponse; draft: GivenAnswer | null }
  | { type: 'extras-saved'; support: readonly SupportKind[] }
  | { type: 'finished'; insights: InsightsResult | null }
  | { type: 'superseded'; quiz: ActiveQuiz; draft: GivenAnswer | null }
  | { type: 'reworded'; quiz: ActiveQuiz; draft: GivenAnswer | null }
  /** `drafts`: unsent answers to the optional questions after the ten questions of the quiz. */
  | { type: 'reopened'; response: QuizResult; drafts: GivenAnswers }
  | { type: 'failed'; gone: boolean };

export type UserEvent =
  | { type: 'reloaded' }
  | { type: 'changed-language' }
  | { type: 'chose'; choice: 'continue' | 'restart' }
  | { type: 'answered'; questionId: string; given: GivenAnswer }
  | { type: 'pressed-next' }
  /** Press on the button to the dashboard. `without`: true to skip extra answers that could not be saved. */
  | { type: 'pressed-dashboard'; without: boolean }
  | { type: 'dismissed-support' }
  | { type: 'pressed-back' };

export type QuizEvent = ServerEvent | UserEvent;
