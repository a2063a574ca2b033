import type { SupportKind } from '@verdant/shared/contract';

/** Sentences that must be noticed, as people write them: with and without apostrophes and accents. */
export type Phrases = Readonly<Record<SupportKind, readonly string[]>>;
