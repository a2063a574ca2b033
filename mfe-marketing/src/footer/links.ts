/** spec 2 and 9: three columns of four entries. */
export const columns = [
  { id: 'company', links: ['about', 'careers', 'contact', 'blog'] },
  { id: 'resources', links: ['help', 'privacy', 'terms', 'cookies'] },
  { id: 'products', links: ['quiz', 'platform', 'partners', 'api'] },
] as const;

/** Four networks; their names are names in every language. */
export const networks = ['Facebook', 'X', 'LinkedIn', 'Instagram'] as const;

/** Pages that exist, unlike what the columns announce. */
export const legalPages = [
  { id: 'help', path: '/help' },
  { id: 'privacy', path: '/privacy' },
  { id: 'terms', path: '/terms' },
] as const;
