import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportKinds } from '@verdant/shared/contract';
import * as v from 'valibot';
import { byLanguage } from '../../translations';

const format = v.strictObject(v.entriesFromList(supportKinds, v.array(v.string())));

/**
 * Word stems of users in distress, by language and kind, in the form of `normalise`. A match only highlights help that
 * is shown anyway, because many such texts contain no stem.
 */
export const stems = byLanguage((language) =>
  v.parse(format, JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8'))),
);
