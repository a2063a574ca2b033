/** Products of fictional providers. Fees and deposits: dollars, 0 for none; rates: percent a year; scores: 0 to 100. */
const rows = [
  {
    id: 'saver',
    provider: 'Quillbrook Savings',
    category: 'savings',
    features: ['recommendations.saver.rate', 'recommendations.saver.buckets', 'recommendations.saver.access'],
    matchScore: 95,
    monthlyFee: 0,
    interestRate: 4.75,
    minimumDeposit: 0,
  },
  {
    id: 'index',
    provider: 'Fernmoor Invest',
    category: 'investment',
    features: ['recommendations.index.spread', 'recommendations.index.rebalance', 'recommendations.index.ethical'],
    matchScore: 88,
    monthlyFee: 4.5,
    interestRate: 3.1,
    minimumDeposit: 1_000,
  },
  {
    id: 'loan',
    provider: 'Tidegate Credit',
    category: 'debt',
    features: ['recommendations.loan.fixed', 'recommendations.loan.early', 'recommendations.loan.plan'],
    matchScore: 82,
    monthlyFee: 10,
    interestRate: 8.49,
    minimumDeposit: 0,
  },
] as const;

/** The sample products, the best match first. */
export const products = rows.map((row) => ({
  ...row,
  name: `recommendations.${row.id}.name` as const,
  description: `recommendations.${row.id}.text` as const,
}));
