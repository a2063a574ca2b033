import type { ActionRequest } from '@verdant/shared/contract';

/** What someone says about a suggestion of the previous quiz. */
export const choices = ['done', 'open', 'dismissed'] as const;
export type Choice = (typeof choices)[number];

interface AnswerState {
  readonly status: 'idle' | 'saving' | 'failed';
  /** What is shown as chosen. */
  readonly chosen: Choice | null;
  /** What the server has stored, as far as is known. */
  readonly saved: Choice | null;
}

type AnswerEvent = { readonly type: 'chosen' | 'saved' | 'failed'; readonly choice: Choice };

export const unanswered: AnswerState = { status: 'idle', chosen: null, saved: null };

/** One answer: shown at once, and taken back when it cannot be stored. Responses to an earlier choice change nothing on show. */
export function answerReducer(state: AnswerState, { type, choice }: AnswerEvent): AnswerState {
  switch (type) {
    case 'chosen':
      return { ...state, status: 'saving', chosen: choice };
    case 'saved':
      return { ...state, saved: choice, status: state.chosen === choice ? 'idle' : state.status };
    case 'failed':
      return state.chosen === choice ? { ...state, status: 'failed', chosen: state.saved } : state;
  }
}

/** The decision that a choice stands for; null leaves the action open. */
export function decisionFor(choice: Choice): ActionRequest | null {
  switch (choice) {
    case 'done':
      return { state: 'done' };
    case 'dismissed':
      return { state: 'dismissed', reason: 'not_for_me' };
    case 'open':
      return null;
  }
}
