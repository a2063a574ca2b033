import * as v from 'valibot';
import { setting } from '../setting-values';

/** The setting of the fault lab; `settings.ts` reads it with all others. */
export const faultSettings = {
  faultLab: setting({
    name: 'VERDANT_FAULT_LAB',
    fallback: 'off',
    meaning: '`on` offers QA the fault lab at `/fault-lab`; leave it off where the public comes.',
    schema: v.pipe(
      v.string(),
      v.picklist(['on', 'off'], 'must be on or off'),
      v.transform((value) => value === 'on'),
    ),
  }),
} as const;
