import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportKinds } from '@verdant/shared/contract';
import * as v from 'valibot';
import { byLanguage } from '../../translations';

const format = v.strictObject(v.entriesFromList(supportKinds, v.array(v.string())));

/**
 * Beginnings of words that people write when something weighs on them, by language and kind, as `normalise` leaves them.
 * A match only gives more prominence to help that is shown anyway. Many texts about serious trouble contain no stem, and
 * nothing else depends on matches.
 */
export const stems = byLanguage((language) =>
  v.parse(format, JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8'))),
);
