import { percentOf, sumOf, weightedMeanOf } from '../figures/figures';
import type { Investment } from './investments-data';

export type InvestmentFigures = Investment & {
  /** Part of the portfolio, in percent. */
  allocation: number;
  /** Gain or loss in percent of the invested amount. */
  returnPercent: number;
};

export function investmentFigures(rows: readonly Investment[]): InvestmentFigures[] {
  const portfolio = sumOf(rows, ({ value }) => value);
  return rows.map((row) => ({
    ...row,
    allocation: percentOf(row.value, portfolio),
    returnPercent: percentOf(row.value - row.invested, row.invested),
  }));
}

/** The four totals. The average return is sum(allocation x return) / sum(allocation) (readings, "Static pages"). */
export function portfolioSummary(rows: readonly Investment[]): {
  value: number;
  invested: number;
  /** In dollars. */
  totalReturn: number;
  /** Return in percent of the invested amount. */
  totalReturnPercent: number;
  averageReturn: number;
  count: number;
  /** Number of different investment types in the portfolio. */
  types: number;
} {
  const figures = investmentFigures(rows);
  const value = sumOf(figures, (row) => row.value);
  const invested = sumOf(figures, (row) => row.invested);
  return {
    value,
    invested,
    totalReturn: value - invested,
    totalReturnPercent: percentOf(value - invested, invested),
    averageReturn: weightedMeanOf(
      figures,
      (row) => row.returnPercent,
      (row) => row.allocation,
    ),
    count: figures.length,
    types: new Set(figures.map(({ type }) => type)).size,
  };
}

/** The part of the portfolio that is in shares, in percent. */
export function sharesAllocation(rows: readonly Investment[]): number {
  const inShares = investmentFigures(rows).filter(({ category }) => category === 'shares');
  return sumOf(inShares, ({ allocation }) => allocation);
}
