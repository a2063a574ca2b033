export type Artwork = 'buffer' | 'network' | 'growth';

/** spec 2: three fixed articles; title, excerpt, category and read time are texts. `image` names our own artwork. */
export const articles = [
  { id: 'emergency', date: '2026-11-12', image: 'buffer' },
  { id: 'banking', date: '2026-10-29', image: 'network' },
  { id: 'investing', date: '2026-10-15', image: 'growth' },
] as const satisfies readonly { id: string; date: string; image: Artwork }[];
