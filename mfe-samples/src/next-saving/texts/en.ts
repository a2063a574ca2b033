/** What a user's goals take next, on the dashboard. */
export const en = {
  'next.pay': 'Next: {amount} for your goals on {date}',
  'next.month': '{amount} for your goals each month',
} as const satisfies Record<string, string>;
