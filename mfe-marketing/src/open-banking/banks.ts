/** spec 2: six well-known banks. Names are names in every language; no logos, as those are not ours to show. */
export const banks = ['Commonwealth Bank', 'Westpac', 'NAB', 'ANZ', 'Macquarie Bank', 'Bendigo Bank'] as const;
