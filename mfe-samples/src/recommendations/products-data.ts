import type { TextKey } from '../texts';

export type ProductCategory = 'savings' | 'investment' | 'debt';

export type Product = {
  id: string;
  name: TextKey;
  /** Name of a fictional company, which is not translated. */
  provider: string;
  description: TextKey;
  category: ProductCategory;
  features: readonly TextKey[];
  /** Match score, 0 to 100. */
  matchScore: number;
  /** Monthly fee in dollars; 0 for a free product. */
  monthlyFee: number;
  /** Interest rate in percent a year. */
  interestRate: number;
  /** Minimum deposit in dollars; 0 for none. */
  minimumDeposit: number;
};

/** Three fixed sample products, the best match first. */
export const products: readonly Product[] = [
  {
    id: 'saver',
    name: 'recommendations.saver.name',
    provider: 'Quillbrook Savings',
    description: 'recommendations.saver.text',
    category: 'savings',
    features: ['recommendations.saver.rate', 'recommendations.saver.buckets', 'recommendations.saver.access'],
    matchScore: 95,
    monthlyFee: 0,
    interestRate: 4.75,
    minimumDeposit: 0,
  },
  {
    id: 'index',
    name: 'recommendations.index.name',
    provider: 'Fernmoor Invest',
    description: 'recommendations.index.text',
    category: 'investment',
    features: ['recommendations.index.spread', 'recommendations.index.rebalance', 'recommendations.index.ethical'],
    matchScore: 88,
    monthlyFee: 4.5,
    interestRate: 3.1,
    minimumDeposit: 1_000,
  },
  {
    id: 'loan',
    name: 'recommendations.loan.name',
    provider: 'Tidegate Credit',
    description: 'recommendations.loan.text',
    category: 'debt',
    features: ['recommendations.loan.fixed', 'recommendations.loan.early', 'recommendations.loan.plan'],
    matchScore: 82,
    monthlyFee: 10,
    interestRate: 8.49,
    minimumDeposit: 0,
  },
];
