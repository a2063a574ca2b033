import type { Answer, AnswerSource, Preview, QuizAnswers } from '@verdant/shared/contract';
import type { Given } from '../flow/given';

export type LoadRequest = { type: 'load' };
export type PreviewRequest = { type: 'preview'; sessionId: string; questionId: string; answer: Answer };
export type SaveRequest = {
  type: 'save';
  sessionId: string;
  questionId: string;
  answer: Answer;
  /** Source of an answer that was confirmed from the accounts. */
  source?: AnswerSource | undefined;
};

/** The request that a state requires; the reducer only describes it, `sendAnswersRequest` sends it. */
export type AnswersRequest = LoadRequest | PreviewRequest | SaveRequest;

/** `same`: nothing to preview, since the answer is the stored one or not complete. */
export type Effect =
  | { status: 'same' }
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'known'; preview: Preview };

/** `gone`: a newer quiz has replaced this one, so that only loading again helps. */
export type Failure = 'save' | 'gone';

/** All answers; loaded once more after a change of language. `saved`: the change to `returnTo` is stored; the button of that question takes the focus back. */
export type ListState = {
  status: 'list';
  list: QuizAnswers;
  request: LoadRequest | null;
  saved: boolean;
  returnTo: string | null;
};

type Opened = {
  list: QuizAnswers;
  questionId: string;
  given: Given | null;
  effect: Effect;
};

/** One question is open. `dropped`: an unsaved change to another one was given up for it. */
export type EditingState = Opened & {
  status: 'editing';
  request: PreviewRequest | LoadRequest | null;
  failure: Failure | null;
  dropped: boolean;
};
export type SavingState = Opened & { status: 'saving'; request: SaveRequest };

export type AnswersState =
  | { status: 'loading'; request: LoadRequest }
  | { status: 'load-failed'; request: null }
  | ListState
  | EditingState
  | SavingState;

export type AnswersServerEvent =
  | { type: 'loaded'; list: QuizAnswers }
  | { type: 'previewed'; preview: Preview }
  | { type: 'saved'; list: QuizAnswers }
  | { type: 'failed'; gone: boolean };

export type AnswersPersonEvent =
  | { type: 'reloaded' }
  | { type: 'changed-language' }
  | { type: 'opened'; questionId: string }
  | { type: 'answered'; given: Given }
  | { type: 'pressed-save' }
  | { type: 'pressed-cancel' };

export type AnswersEvent = AnswersServerEvent | AnswersPersonEvent;
