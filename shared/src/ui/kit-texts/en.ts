/** What the kit says by itself, where a page gives no words of its own. */
export const en = {
  'ui.close': 'Close',
  'ui.loading': 'Loading...',
  'ui.sample': 'Sample data',
  'ui.gauge': '{label}: {value} of 100',
} as const satisfies Record<string, string>;
