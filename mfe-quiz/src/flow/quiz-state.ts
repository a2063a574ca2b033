import type {
  ActiveQuiz,
  ExistingQuiz,
  InsightsResult,
  MovingAnswer,
  OpenAction,
  Progress,
  Question,
  RespondResponse,
  StartResponse,
  SupportKind,
} from '@verdant/shared/contract';
import type { Answers, Given } from './given';

export type StartRequest = { kind: 'start' };
export type ContinueRequest = { kind: 'continue'; sessionId: string };
export type RestartRequest = { kind: 'restart' };
export type RespondRequest = { kind: 'respond'; quiz: ActiveQuiz; given: Given };
export type ExtrasRequest = { kind: 'extras'; sessionId: string; answers: Answers };
export type FinishRequest = { kind: 'finish'; sessionId: string };
export type LeaveRequest = { kind: 'leave' };
/** The questions on show, once more, in the language that the page has by now. */
export type RewordRequest = { kind: 'reword'; sessionId: string; of: 'question' | 'extras' };

/** The request that a state requires; the reducer only describes it, `sendRequest` sends it. */
export type QuizRequest =
  | StartRequest
  | ContinueRequest
  | RestartRequest
  | RespondRequest
  | ExtrasRequest
  | FinishRequest
  | LeaveRequest
  | RewordRequest;

/** Kinds of help to offer, and those that the person has put away. */
export type Support = { offered: readonly SupportKind[]; dismissed: readonly SupportKind[] };
export const noSupport: Support = { offered: [], dismissed: [] };

type Asking = {
  quiz: ActiveQuiz;
  answers: Answers;
  support: Support;
  /** Whether the heading takes the focus when it appears: not right after the page was opened. */
  takesFocus: boolean;
};

/** `gone`: the session was ended elsewhere, so that only loading again helps. `moved`: only the question was answered elsewhere. */
export type Notice = 'submit-failed' | 'gone' | 'back' | 'moved';

export type PromptState = {
  phase: 'resume-prompt' | 'completed-prompt';
  existing: ExistingQuiz;
  request: ContinueRequest | RestartRequest | null;
  failure: 'continue' | 'restart' | null;
};
export type QuestionState = Asking & { phase: 'question'; request: RewordRequest | null; notice: Notice | null };
export type SubmittingState = Asking & { phase: 'submitting'; request: RespondRequest };

/** The quiz is completed. `extras`: the questions that nobody has to answer; `answers`: theirs, unsent. */
type Completed = {
  sessionId: string;
  progress: Progress;
  range_width?: number | undefined;
  extras: readonly Question[];
  /** What the previous quiz suggested and nobody decided about. */
  openActions: readonly OpenAction[];
  answers: Answers;
  support: Support;
};

/** The results are on their way. */
export type FinishingState = Completed & { phase: 'finishing'; request: FinishRequest };

/** What the server makes of a completed quiz; `insights` is null where it could not be fetched. */
export type Results = { insights: InsightsResult | null; reasons: readonly MovingAnswer[] };

/**
 * The result moment. `extrasStatus`: `saved` until another answer is
 * given. `leaves`: the dashboard follows once the extra answers are stored.
 */
export type ResultState = Completed & {
  phase: 'result';
  results: Results;
  extrasStatus: 'open' | 'failed' | 'saved';
  leaves: boolean;
  request: ExtrasRequest | FinishRequest | RewordRequest | null;
};

/** On to the dashboard. */
export type LeavingState = Pick<Completed, 'progress' | 'range_width'> & { phase: 'leaving'; request: LeaveRequest };

export type QuizState =
  | { phase: 'loading'; request: StartRequest; takesFocus: boolean }
  | { phase: 'load-failed'; request: null }
  | PromptState
  | QuestionState
  | SubmittingState
  | FinishingState
  | ResultState
  | LeavingState;

/** What the result asks, in the words of another language. */
export type Reworded = { questions: readonly Question[]; openActions: readonly OpenAction[] };

/** The server's response; `draft` is the stored draft of its question. */
export type ServerEvent =
  /** `extras`: unsent answers to the questions after the ten; `first`: the answer to the first, given before the quiz. */
  | { type: 'started'; response: StartResponse; draft: Given | null; first?: Given | null; extras?: Answers }
  | { type: 'opened'; quiz: ActiveQuiz; draft: Given | null }
  | { type: 'responded'; response: RespondResponse; draft: Given | null }
  | { type: 'extras-saved'; support: readonly SupportKind[] }
  | { type: 'finished'; results: Results }
  | { type: 'superseded'; quiz: ActiveQuiz; draft: Given | null }
  | { type: 'reworded'; quiz: ActiveQuiz; draft: Given | null }
  | ({ type: 'extras-reworded' } & Reworded)
  | { type: 'failed'; gone: boolean };

export type PersonEvent =
  | { type: 'reloaded' }
  | { type: 'changed-language' }
  | { type: 'chose'; choice: 'continue' | 'restart' }
  | { type: 'answered'; questionId: string; given: Given }
  | { type: 'pressed-next' }
  /** The way to the dashboard; `without` the extra answers that could not be saved. */
  | { type: 'pressed-dashboard'; without: boolean }
  | { type: 'dismissed-support' }
  | { type: 'pressed-back' };

export type QuizEvent = ServerEvent | PersonEvent;
