import type { ApiClient } from '@verdant/shared/api';
import { accountChangeCalls, callApi } from '../contract';

/** Requests that the mail with the link to confirm the address is sent again. */
export const sendVerification = (api: ApiClient) => callApi(api, accountChangeCalls.sendVerification, {});

/** Whether the account's address is confirmed by now. */
export async function isConfirmed(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  const { email_verified } = await callApi(api, accountChangeCalls.status, { signal });
  return email_verified;
}
