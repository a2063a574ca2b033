import type {
  ActiveQuiz,
  ExistingQuiz,
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

/** The request that a state requires; the reducer only describes it, `sendRequest` sends it. */
export type QuizRequest =
  StartRequest | ContinueRequest | RestartRequest | RespondRequest | ExtrasRequest | FinishRequest;

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
export type QuestionState = Asking & { phase: 'question'; request: null; notice: Notice | null };
export type SubmittingState = Asking & { phase: 'submitting'; request: RespondRequest };

/** After the ten: what nobody has to answer. `saved`: the answers are stored, and help is on show before the results. */
export type ExtrasState = {
  phase: 'extras';
  sessionId: string;
  progress: Progress;
  questions: readonly Question[];
  /** What the previous quiz suggested and nobody decided about. */
  openActions: readonly OpenAction[];
  answers: Answers;
  support: Support;
  request: ExtrasRequest | null;
  status: 'open' | 'failed' | 'saved';
};

export type QuizState =
  | { phase: 'loading'; request: StartRequest; takesFocus: boolean }
  | { phase: 'load-failed'; request: null }
  | PromptState
  | QuestionState
  | SubmittingState
  | ExtrasState
  | { phase: 'finishing'; request: FinishRequest; progress: Progress };

/** The server's response; `draft` is the stored draft of its question. */
export type ServerEvent =
  /** `extras`: unsent answers to the questions after the ten. */
  | { type: 'started'; response: StartResponse; draft: Given | null; extras?: Answers }
  | { type: 'opened'; quiz: ActiveQuiz; draft: Given | null }
  | { type: 'responded'; response: RespondResponse; draft: Given | null }
  | { type: 'extras-saved'; support: readonly SupportKind[] }
  | { type: 'superseded'; quiz: ActiveQuiz; draft: Given | null }
  | { type: 'failed'; gone: boolean };

export type PersonEvent =
  | { type: 'reloaded' }
  | { type: 'chose'; choice: 'continue' | 'restart' }
  | { type: 'answered'; questionId: string; given: Given }
  | { type: 'pressed-next' }
  | { type: 'pressed-results' }
  | { type: 'dismissed-support' }
  | { type: 'pressed-back' };

export type QuizEvent = ServerEvent | PersonEvent;
