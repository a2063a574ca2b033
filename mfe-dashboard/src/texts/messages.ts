/** Fixed English texts of an insights response. The server translates all other sentences of the response. */
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

/** Translation keys of the fixed texts. English texts have no such keys, because the response contains English texts. */
export type MessageKey = `message.${Message}`;
