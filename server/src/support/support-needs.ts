import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, supportKinds, type SupportKind } from '@verdant/shared/contract';
import * as v from 'valibot';
import { buildForEachLanguage } from '../translations';

const format = v.strictObject(v.entriesFromList(supportKinds, v.array(v.string())));

/**
 * Word stems in texts of users in distress, by language and kind of help, normalised by `normaliseForMatching`. A match
 * only highlights help that is always shown, because many texts of users in distress contain no stem.
 */
export const distressStems = buildForEachLanguage((language) =>
  v.parse(format, JSON.parse(readFileSync(join(__dirname, `stems/${language}.json`), 'utf8'))),
);

/** Returns the stems of all languages, because users often write about trouble in their first language. */
const stemsOf = (kind: SupportKind) => languages.flatMap((language) => distressStems[language][kind]);

/** Returns the kinds of help that a text calls for, ordered as `supportKinds`. The text is neither stored nor logged. */
export function supportNeedsIn(text: string): SupportKind[] {
  // The text gets ` ,`, the mark of the end of a phrase, because stems can end with this mark.
  const plain = ` ${normaliseForMatching(text)} ,`;
  return supportKinds.filter((kind) => stemsOf(kind).some((stem) => plain.includes(` ${stem}`)));
}

/**
 * Normalises text: lower case without accents, hyphens or apostrophes ("can't" is "can t"). Other signs become ` ,`, so
 * that no stem matches across phrases.
 */
export function normaliseForMatching(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=\p{L})-(?=\p{L})|['`´‘’ʼ′]/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, ' , ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
