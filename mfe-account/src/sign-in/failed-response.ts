import { ApiError } from '@verdant/shared/api';

/** Returns the server's response to a failed sign-in. The shell wraps some responses in an error with a text of spec 8. */
export function failedResponse(reason: unknown): ApiError | undefined {
  const error = reason instanceof Error && reason.cause instanceof ApiError ? reason.cause : reason;
  return error instanceof ApiError ? error : undefined;
}

/** Returns the challenge that the server wants a code for (contract `signInChallenge`); undefined for any other failure. */
export function challengeOf(reason: unknown): string | undefined {
  const body = failedResponse(reason)?.body;
  const isChallenge = typeof body === 'object' && body !== null && 'challenge' in body;
  return isChallenge && typeof body.challenge === 'string' ? body.challenge : undefined;
}
