import type { ApiClient } from '@verdant/shared/api';
import { accountChangeCalls, callApi } from '../contract';

export const sendVerification = (api: ApiClient) => callApi(api, accountChangeCalls.sendVerification, {});

export async function fetchEmailVerified(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  const { email_verified } = await callApi(api, accountChangeCalls.status, { signal });
  return email_verified;
}
