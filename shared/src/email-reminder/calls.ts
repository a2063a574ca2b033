import type { ApiClient } from '@verdant/shared/api';
import { accountChangeCalls, callApi } from '../contract';

/** Requests that the mail with the link to confirm the address is sent again. */
export const sendVerification = (api: ApiClient) => callApi(api, accountChangeCalls.sendVerification, {});

/** Returns true if the account's email address is now confirmed. */
export async function isConfirmed(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  const { email_verified } = await callApi(api, accountChangeCalls.status, { signal });
  return email_verified;
}
