import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportKinds } from '@verdant/shared/contract';
import * as v from 'valibot';
import { byLanguage } from '../../translations';

const format = v.strictObject(v.entriesFromList(supportKinds, v.array(v.string())));

/**
 * Beginnings of words that people write when something weighs on them, by language and kind, as `normalise` leaves them.
 * They only make help that is there anyway more prominent: much that is hard to say has none of them, and nothing else
 * depends on them.
 */
export const stems = byLanguage((language) =>
  v.parse(format, JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8'))),
);
