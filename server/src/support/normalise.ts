/**
 * One spelling for what people type: lower case without accents, hyphens or apostrophes ("can't" is "can t"), words with
 * one space between them, and ` ,` for every other sign, so that no pattern reaches across the end of a phrase.
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
