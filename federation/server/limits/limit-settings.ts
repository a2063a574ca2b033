import { wholeNumber, type SettingDefinitions, type SettingValues } from '../setting-values';

/** Settings of the limits that apply to all requests. */
export const limitSettings = (prefix: string) =>
  ({
    requestsPerIp: {
      name: `${prefix}REQUESTS_PER_IP`,
      fallback: '30000',
      meaning:
        'Max API requests per minute from one IP address (IPv6: one /56 network) on all servers together; twice as many for pages and their files.',
      schema: wholeNumber(1, 100_000_000),
    },
    requestsPerAccount: {
      name: `${prefix}REQUESTS_PER_ACCOUNT`,
      fallback: '12000',
      meaning: 'Max requests per minute of one account on all servers together.',
      schema: wholeNumber(2, 100_000_000),
    },
    requestsAtOnce: {
      name: `${prefix}REQUESTS_AT_ONCE`,
      fallback: '4',
      meaning:
        'Max requests of one account that a server works on at once; beyond a burst, each has a twentieth of the time of the main thread.',
      schema: wholeNumber(1, 100_000),
    },
  }) satisfies SettingDefinitions;

export type LimitSettings = SettingValues<ReturnType<typeof limitSettings>>;
