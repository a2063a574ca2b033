export const en = {
  'charts.viewTable': 'View as table',
  'charts.viewChart': 'View as chart',
  'charts.failed': 'The chart could not be loaded. Here are its figures.',
  'charts.retry': 'Try again',
  'charts.share': 'Share',
  'charts.more': '{count} more',
} as const satisfies Record<string, string>;
