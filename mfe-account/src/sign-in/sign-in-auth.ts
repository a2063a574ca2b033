import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { DemoSignInRequest, PasskeySignInRequest, SecondStepRequest } from '@verdant/shared/contract';
import { useAuth, type AuthService } from '@verdant/shared/services';

/** Auth service with more kinds of `login` requests, which every shell forwards unchanged. */
export type SignInAuth = Omit<AuthService, 'login'> & {
  login(
    this: void,
    request: DemoSignInRequest | SecondStepRequest | PasskeySignInRequest | Parameters<AuthService['login']>[0],
  ): Promise<void>;
};

/** Returns the auth service and clears the error of an earlier page. */
export function useAuthWithoutOldError(): SignInAuth {
  const auth = useAuth();
  const clear = useEffectEvent(auth.clearError);
  useEffect(() => clear(), []);
  return auth;
}

/** Returns the server's error response, also if the shell wrapped the response in an error. */
export function apiErrorOf(reason: unknown): ApiError | undefined {
  const error = reason instanceof Error && reason.cause instanceof ApiError ? reason.cause : reason;
  return error instanceof ApiError ? error : undefined;
}

/** Returns the challenge of a sign-in that requires a code; undefined for other failures. */
export function secondFactorChallengeOf(reason: unknown): string | undefined {
  const body = apiErrorOf(reason)?.body;
  const isChallenge = typeof body === 'object' && body !== null && 'challenge' in body;
  return isChallenge && typeof body.challenge === 'string' ? body.challenge : undefined;
}
