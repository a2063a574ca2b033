import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { existingPassword } from './fields';
import { MAX_PASSKEYS, passkey } from './passkeys';

/**
 * Response of GET /auth/me/sign-in-review: what could sign in to the account before its password was reset, until the
 * owner has decided what stays. Both are empty when there is nothing to decide.
 */
export const signInReview = v.object({
  /** Suspended: none of them signs in by itself. */
  passkeys: v.array(passkey),
  /** ISO timestamp of the authenticator app, whose codes are needed all the time; null without one. */
  app_added_at: v.nullable(v.string()),
});
export type SignInReview = v.InferOutput<typeof signInReview>;

/** What stays; everything else of the review is removed. */
export const signInReviewDecision = v.object({
  password: existingPassword,
  keep_passkeys: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(MAX_PASSKEYS)),
  keep_app: v.boolean(),
});
export type SignInReviewDecision = v.InferOutput<typeof signInReviewDecision>;

/** Values of the form. */
export const signInReviewForm = v.object({ password: existingPassword });
export type SignInReviewForm = v.InferOutput<typeof signInReviewForm>;

export const signInReviewCalls = {
  read: { method: 'GET', path: '/auth/me/sign-in-review', response: signInReview },
  /** 204, also when there was nothing to decide; 400 for a wrong password. A removal ends all other sessions. */
  decide: { method: 'POST', path: '/auth/me/sign-in-review', body: signInReviewDecision },
} as const satisfies Record<string, ApiCall>;
