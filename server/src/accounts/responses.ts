import { ApiError, TOKEN_TYPE } from '@verdant/federation/http';
import { DELETION_PENDING_STATUS, profileOf, type LoginResponse, type User } from '@verdant/shared/contract';
import type { StoredUser } from './store';

/** Returns a user in the API's form, with `notifications` and `preferences` only if saved by the user (readings). */
export function userResponse(user: StoredUser, hasCompletedQuiz: boolean): User {
  return {
    id: user.id,
    email: user.email,
    ...profileOf(user),
    onboarding_completed: hasCompletedQuiz,
    email_verified: user.emailVerifiedAt !== null,
    ...(user.notifications && { notifications: user.notifications }),
    ...(user.preferences && { preferences: user.preferences }),
    ...(user.isDemo && user.deleteAt && { demo_ends_at: user.deleteAt.toISOString() }),
  };
}

export function tokenResponse(token: string): LoginResponse {
  return { access_token: token, token_type: TOKEN_TYPE };
}

/** Returns the error for a sign-in with correct credentials to an account with a scheduled deletion. */
export const deletionPendingError = () =>
  new ApiError(DELETION_PENDING_STATUS, 'This account is going to be deleted. To keep it, use the link in our email.');
