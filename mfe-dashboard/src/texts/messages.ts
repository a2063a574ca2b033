/**
 * What an insights answer says in English in a few fixed words; a translation has the key `message.<text>`.
 * Recommendations are sentences of the server's and stay as they are.
 */
export const messages = [
  'Overall Financial Health Score',
  'Emergency Fund Preparedness',
  'Debt Management Effectiveness',
  'Investment Readiness',
  'Short-term (1-3 years)',
  'Medium-term (4-6 years)',
  'Long-term (7+ years)',
  'Conservative',
  'Cautious',
  'Balanced',
  'Growth',
  'Becoming debt-free',
  'Saving for a home deposit',
  'Growing retirement savings',
  'Income from investments',
  'Investing in line with your values',
  'Long-term growth',
  'Reducing high-interest debt',
  'Building an emergency buffer',
  'Keeping short-term savings safe',
  'Diversified long-term growth',
  'Not yet known',
  'Your finances suggest less risk than you are comfortable with.',
] as const;

export type MessageKey = `message.${(typeof messages)[number]}`;
