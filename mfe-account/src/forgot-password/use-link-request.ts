import { useApi } from '@verdant/shared/services';
import { forgotPasswordResponse } from '@verdant/shared/contract';
import type { ForgotPasswordRequest } from '@verdant/shared/contract';

/** A link that was asked for: for whom, when (milliseconds), and how many minutes it works. */
export type AskedLink = { email: string; at: number; minutes: number };

/** The call that asks for a link. It rejects with an `ApiError`, and never tells whether the account exists. */
export function useLinkRequest(): (request: ForgotPasswordRequest) => Promise<AskedLink> {
  const api = useApi();
  return async ({ email }) => {
    const answer = await api.post('/auth/forgot-password', { body: { email }, schema: forgotPasswordResponse });
    return { email, at: Date.now(), minutes: answer.expires_in_minutes };
  };
}
