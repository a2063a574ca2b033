import { readUserAgent, type UserAgent } from '@verdant/federation/http';

/** What is stored of a sign-in's user agent, without versions: enough for a user to recognize their own device. */
export type Device = Pick<UserAgent, 'browser' | 'system'>;

export const unknownDevice: Device = { browser: '', system: '' };

export function deviceOfAgent(userAgent?: string): Device {
  const { browser, system } = readUserAgent(userAgent);
  return { browser, system };
}
