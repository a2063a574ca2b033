import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, supportKinds, type SupportKind } from '@verdant/shared/contract';
import * as v from 'valibot';
import { byLanguage } from '../translations';

const format = v.strictObject(v.entriesFromList(supportKinds, v.array(v.string())));

/**
 * Word stems of users in distress, by language and kind, in the form of `normalise`. A match only highlights help that is
 * shown anyway, because many such texts contain no stem.
 */
export const stems = byLanguage((language) =>
  v.parse(format, JSON.parse(readFileSync(join(__dirname, `stems/${language}.json`), 'utf8'))),
);

/** Users often write about trouble in their first language. */
const stemsOf = (kind: SupportKind) => languages.flatMap((language) => stems[language][kind]);

/**
 * Returns the kinds of help that a text calls for, in the order of `supportKinds`. The text is neither stored nor
 * logged.
 */
export function supportNeedsIn(text: string): SupportKind[] {
  // Stems can end with ` ,`, the mark of the end of a phrase.
  const plain = ` ${normalise(text)} ,`;
  return supportKinds.filter((kind) => stemsOf(kind).some((stem) => plain.includes(` ${stem}`)));
}

/**
 * Normalises text: lower case without accents, hyphens or apostrophes ("can't" is "can t"). Other signs become ` ,`, so
 * that no stem matches across phrases.
 */
export function normalise(text: string): string {
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
