import type { Level } from '../components/marks';
import type { SixFigures } from '../figures/sample-months';
import type { TextKey } from '../texts';

export type InvestmentType = 'etf' | 'bond' | 'fund' | 'reit';
export type InvestmentCategory = 'shares' | 'income' | 'mixed' | 'property';

export type Investment = {
  id: string;
  name: TextKey;
  type: InvestmentType;
  category: InvestmentCategory;
  risk: Level;
  /** Amount paid in, in dollars. */
  invested: number;
  /** Value, in dollars. */
  value: number;
};

/** Fixed sample rows, largest first; allocations, returns and totals are computed from them. */
export const investmentRows: readonly Investment[] = [
  {
    id: 'australia',
    name: 'investments.name.australia',
    type: 'etf',
    category: 'shares',
    risk: 'high',
    invested: 16_000,
    value: 18_000,
  },
  {
    id: 'world',
    name: 'investments.name.world',
    type: 'etf',
    category: 'shares',
    risk: 'high',
    invested: 10_000,
    value: 12_000,
  },
  {
    id: 'bonds',
    name: 'investments.name.bonds',
    type: 'bond',
    category: 'income',
    risk: 'low',
    invested: 9_600,
    value: 10_000,
  },
  {
    id: 'balanced',
    name: 'investments.name.balanced',
    type: 'fund',
    category: 'mixed',
    risk: 'medium',
    invested: 5_500,
    value: 6_000,
  },
  {
    id: 'property',
    name: 'investments.name.property',
    type: 'reit',
    category: 'property',
    risk: 'medium',
    invested: 4_200,
    value: 4_000,
  },
];

const worthNow = investmentRows.reduce((sum, { value }) => sum + value, 0);

/** Portfolio value at the end of each month, oldest first; the last one is the sum of the rows. */
export const portfolioValue: SixFigures = [46_300, 47_100, 45_900, 47_600, 48_900, worthNow];
