import * as v from 'valibot';
import type { ApiCall } from './api-call';

/** Decision of a user about a recommendation; a recommendation without a decision is open. */
export const actionStates = ['done', 'postponed', 'dismissed'] as const;
export type ActionState = (typeof actionStates)[number];

export const delays = ['week', 'month', 'three_months'] as const;
export type Delay = (typeof delays)[number];

export const dismissReasons = ['not_for_me', 'already_in_place', 'cannot_now', 'other'] as const;

const id = v.pipe(v.string(), v.maxLength(100));

/** PUT /adaptive-quiz/actions/{id} */
export const actionRequest = v.variant('state', [
  v.object({ state: v.literal('done') }),
  v.object({ state: v.literal('postponed'), delay: v.picklist(delays, 'Please choose how long') }),
  v.object({ state: v.literal('dismissed'), reason: v.picklist(dismissReasons, 'Please choose a reason') }),
]);
export type ActionRequest = v.InferOutput<typeof actionRequest>;

/** Stored decision of a user about a recommendation. */
export const actionDecision = v.object({
  state: v.picklist(actionStates),
  /** ISO time at which a postponed action is open again. */
  until: v.optional(v.string()),
  reason: v.optional(v.picklist(dismissReasons)),
});
export type ActionDecision = v.InferOutput<typeof actionDecision>;

/** A recommendation of the previous quiz that the user has not decided about. */
export const openAction = v.object({ id: v.string(), title: v.string() });
export type OpenAction = v.InferOutput<typeof openAction>;

export const actionCalls = {
  decide: {
    method: 'PUT',
    path: '/adaptive-quiz/actions/:id',
    params: v.object({ id }),
    body: actionRequest,
    response: actionDecision,
  },
  reopen: { method: 'DELETE', path: '/adaptive-quiz/actions/:id', params: v.object({ id }) },
} as const satisfies Record<string, ApiCall>;
