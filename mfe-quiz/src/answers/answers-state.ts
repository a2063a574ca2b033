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

/** `same`: there is no preview, because the answer equals the stored one or is not complete. */
export type Effect =
  | { status: 'same' }
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'known'; preview: Preview };

/** `gone`: a newer quiz has replaced this one, so the page has to be reloaded. */
export type Failure = 'save' | 'gone';

/**
 * List of all answers; reloaded after a change of language. `saved`: the change to question `returnTo` was stored; its
 * button takes the focus.
 */
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

/**
 * One question is being edited. `dropped`: an unsaved change to another question was discarded when this one was opened.
 */
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
