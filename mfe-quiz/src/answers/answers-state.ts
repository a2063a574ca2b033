import type { Answer, AnswerSource, Preview, QuizAnswers } from '@verdant/shared/contract';
import type { GivenAnswer } from '../flow/given';

export type LoadRequest = { type: 'load' };
export type PreviewRequest = { type: 'preview'; sessionId: string; questionId: string; answer: Answer };
export type SaveRequest = {
  type: 'save';
  sessionId: string;
  questionId: string;
  answer: Answer;
  /** Source of the answer; set if the user confirmed an answer that linked accounts suggested. */
  source?: AnswerSource | undefined;
};

/** The request that a state requires; the reducer only describes it, `sendAnswersRequest` sends it. */
export type AnswersRequest = LoadRequest | PreviewRequest | SaveRequest;

/** Preview of an edited answer's effect. `same`: no preview, because the answer equals the stored one or is incomplete. */
export type PreviewEffect =
  | { status: 'same' }
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'known'; preview: Preview };

/** `save`: the answer could not be saved. `gone`: the quiz was replaced or does not exist, so the page must be reloaded. */
export type SaveFailure = 'save' | 'gone';

/**
 * List of all answers; reloaded after a change of language. `returnTo`: the question whose button takes the focus; `saved`:
 * true if the change to this question was stored.
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
  given: GivenAnswer | null;
  effect: PreviewEffect;
};

/**
 * One question is being edited. `dropped`: true if opening this question discarded an unsaved change to another question.
 */
export type EditingState = Opened & {
  status: 'editing';
  request: PreviewRequest | LoadRequest | null;
  failure: SaveFailure | null;
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
  | { type: 'answered'; given: GivenAnswer }
  | { type: 'pressed-save' }
  | { type: 'pressed-cancel' };

export type AnswersEvent = AnswersServerEvent | AnswersPersonEvent;
