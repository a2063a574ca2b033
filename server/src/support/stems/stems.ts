import type { SupportKind } from '@verdant/shared/contract';

/**
 * Beginnings of words that people write when something weighs on them, as `normalise` leaves them. They only make help
 * that is there anyway more prominent: much that is hard to say has none of them, and nothing else depends on them.
 */
export type Stems = Readonly<Record<SupportKind, readonly string[]>>;
