import * as v from 'valibot';
import { optional, setting, wholeNumber } from '../setting-values';

/** The settings of load reports; `settings.ts` reads them with all others. */
export const reportSettings = {
  metricsToken: setting({
    name: 'VERDANT_METRICS_TOKEN',
    fallback: '',
    meaning:
      'Token that `/metrics` asks for (`Authorization: Bearer ...`); without it only this machine may read them.',
    isSecret: true,
    schema: v.pipe(
      optional((value) => /^[\x21-\x7e]{16,200}$/.test(value), 'must have 16 to 200 characters and no spaces'),
      v.transform((value) => value || undefined),
    ),
  }),
  rollbackPercent: setting({
    name: 'VERDANT_ROLLBACK_PERCENT',
    fallback: '20',
    meaning:
      'Share of pages on which a release may fail, in percent, before it is rolled back by itself; 0 never does.',
    schema: wholeNumber(0, 100),
  }),
  rollbackLoads: setting({
    name: 'VERDANT_ROLLBACK_LOADS',
    fallback: '20',
    meaning: 'Pages that must have reported on a release before that share says anything.',
    schema: wholeNumber(1, 1_000_000),
  }),
  rollbackPages: setting({
    name: 'VERDANT_ROLLBACK_PAGES',
    fallback: '5',
    meaning: 'Different pages on which it must have failed, whatever the share.',
    schema: wholeNumber(1, 1_000_000),
  }),
  rollbackMinutes: setting({
    name: 'VERDANT_ROLLBACK_MINUTES',
    fallback: '10',
    meaning: 'How far back these reports are looked at.',
    schema: wholeNumber(1, 1440),
  }),
} as const;
