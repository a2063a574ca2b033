export const en = {
  'newer.label': 'New version',
  'newer.ready': 'A newer version of Verdant is ready.',
  'newer.now': 'Use it now',
  'newer.later': 'Later',
  'newer.lost': 'Your entries on this page may be lost.',
} as const satisfies Record<string, string>;
