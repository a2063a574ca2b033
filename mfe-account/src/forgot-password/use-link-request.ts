import { useApi } from '@verdant/shared/services';
import { accountCalls, callApi } from '@verdant/shared/contract';
import type { ForgotPasswordRequest } from '@verdant/shared/contract';

/** A requested link: the e-mail address, when (milliseconds), and its lifetime in minutes. */
export type AskedLink = { email: string; at: number; minutes: number };

/** Requests a reset link. Rejects with an `ApiError`; never reveals whether the account exists. */
export function useLinkRequest(): (request: ForgotPasswordRequest) => Promise<AskedLink> {
  const api = useApi();
  return async ({ email }) => {
    const response = await callApi(api, accountCalls.forgotPassword, { body: { email } });
    return { email, at: Date.now(), minutes: response.expires_in_minutes };
  };
}
