/** Fixed English texts of an insights response. Its sentences come in the reader's language. */
type Message =
  | 'Overall Financial Health Score'
  | 'Emergency Fund Preparedness'
  | 'Debt Management Effectiveness'
  | 'Investment Readiness'
  | 'Short-term (1-3 years)'
  | 'Medium-term (4-6 years)'
  | 'Long-term (7+ years)'
  | 'Conservative'
  | 'Cautious'
  | 'Balanced'
  | 'Growth'
  | 'Becoming debt-free'
  | 'Saving for a home deposit'
  | 'Growing retirement savings'
  | 'Income from investments'
  | 'Investing in line with your values'
  | 'Long-term growth'
  | 'Reducing high-interest debt'
  | 'Building an emergency buffer'
  | 'Keeping short-term savings safe'
  | 'Diversified long-term growth'
  | 'Not yet known'
  | 'Your finances suggest less risk than you are comfortable with.';

/** Keys of a translation in addition to those of the English texts. */
export type MessageKey = `message.${Message}`;
