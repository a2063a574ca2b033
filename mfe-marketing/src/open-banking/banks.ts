/** spec 2: six well-known banks. Names are names in every language; no logos, as those are not ours to show. */
export const banks = [
  { name: 'Commonwealth Bank', initials: 'CB' },
  { name: 'Westpac', initials: 'W' },
  { name: 'NAB', initials: 'N' },
  { name: 'ANZ', initials: 'A' },
  { name: 'Macquarie Bank', initials: 'M' },
  { name: 'Bendigo Bank', initials: 'B' },
] as const;
