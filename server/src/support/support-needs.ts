import { languages, supportKinds, type SupportKind } from '@verdant/shared/contract';
import { stems } from './stems';

/** Returns a kind's stems of all languages, because people often write about trouble in their first language. */
const stemsOf = (kind: SupportKind) => languages.flatMap((language) => stems[language][kind]);

/**
 * Returns the kinds of help that the words of a text call for, in the order of `supportKinds`. The result is often empty
 * although help is needed, so the line with all services is always shown. The text is neither stored nor logged.
 */
export function supportNeedsIn(text: string): SupportKind[] {
  // Stems may end with ` ,`, the mark of the end of a phrase, so the text gets this mark at its end, too.
  const plain = ` ${normalise(text)} ,`;
  return supportKinds.filter((kind) => stemsOf(kind).some((stem) => plain.includes(` ${stem}`)));
}

/**
 * Normalises typed text: lower case without accents, hyphens or apostrophes ("can't" is "can t"), with one space between
 * words. Every other sign becomes ` ,`, so that no pattern matches across the end of a phrase.
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
