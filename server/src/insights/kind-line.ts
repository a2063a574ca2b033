import { KIND_LINE, type KindLine, type Language } from '@verdant/shared/contract';
import type { Decisions } from '../actions/store';
import type { MoneySign } from '../money/signs';
import { linksOfSign } from './recommendations/links';
import { say, textsIn } from './texts';

/**
 * One private sentence about what a user's own transactions show, with who helps; undefined without a sign, and for good once
 * it was dismissed. It is part of the insights that the user reads and of nothing else: no mail, no log, no score.
 * @param signs the most telling first
 */
export function kindLineFor(
  signs: readonly MoneySign[],
  decisions: Decisions,
  language: Language,
): KindLine | undefined {
  const [sign] = signs;
  if (!sign || decisions.has(KIND_LINE)) return undefined;
  return { text: say(textsIn(language).signs[sign], language), links: [...linksOfSign[sign]] };
}
