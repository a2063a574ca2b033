import { auBenchmarks } from './au-benchmarks.2026';

/** Figures change with the financial year: none may be older than this. */
const OLDEST_DAYS = 366;
/** Facts of history do not age. */
const HISTORY = ['bnplRegulatedSince', 'paydaySuperSince'];

const ageInDays = (asOf: string) => (Date.now() - Date.parse(asOf)) / 86_400_000;

describe('the figures of the year', () => {
  it.each(Object.entries(auBenchmarks))('%s has a source and a date', (_name, { source, asOf }) => {
    expect(source).toMatch(/ \([a-z.-]+\.(au|com)\)$/);
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number.isNaN(Date.parse(asOf))).toBe(false);
  });

  const ageing = Object.entries(auBenchmarks).filter(([name]) => !HISTORY.includes(name));
  it.each(ageing)(
    '%s was looked up within a year: compare it with its source, and change value and date',
    (_name, { asOf }) => {
      expect(ageInDays(asOf)).toBeLessThanOrEqual(OLDEST_DAYS);
    },
  );
});
