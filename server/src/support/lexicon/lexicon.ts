import type { SupportKind } from '@verdant/shared/contract';

/** Patterns of one need in one language, for text as `normalise` leaves it. ` .. ` stands for up to three words. */
export interface NeedPatterns {
  /** Any of them is a sign of the need. */
  readonly signs: readonly string[];
  /** Idioms and negations that contain a sign and mean no need: removed before the signs are looked for. */
  readonly harmless: readonly string[];
}

export type Lexicon = Readonly<Record<SupportKind, NeedPatterns>>;

/** Where a phrase ends. */
export const END = '(?= ,|$)';
