import * as v from 'valibot';
import { folder, setting, yesOrNo } from '../setting-values';

/** The settings of releases; `settings.ts` reads them with all others. */
export const releaseSettings = {
  releaseKeys: setting({
    name: 'VERDANT_RELEASE_KEYS',
    fallback: '',
    meaning:
      'File of the public keys that may publish each remote; without it `release-keys.json` in `DATA_DIR`. Read at every use.',
    schema: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      folder,
    ]),
  }),
  releaseLoopback: setting({
    name: 'VERDANT_RELEASE_LOOPBACK',
    fallback: 'no',
    meaning:
      '`yes` takes releases whose files lie on this machine (`http://localhost:...`), for development and tests.',
    schema: yesOrNo,
  }),
} as const;
