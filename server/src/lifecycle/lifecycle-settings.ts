import { wholeNumber, type SettingDefinitions } from '../setting-values';

export const lifecycleSettings = {
  drainSeconds: {
    name: 'VERDANT_DRAIN_SECONDS',
    fallback: '0',
    meaning:
      'Seconds that a server continues to serve after a signal to stop, while `/api/v1/health/ready` is 503, so that a proxy removes it first.',
    schema: wholeNumber(0, 300),
  },
  stopSeconds: {
    name: 'VERDANT_STOP_SECONDS',
    fallback: '10',
    meaning: 'Max seconds that requests in flight may take after that, before their connections are cut.',
    schema: wholeNumber(1, 300),
  },
} satisfies SettingDefinitions;
