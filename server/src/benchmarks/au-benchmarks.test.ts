import { auBenchmarks } from './au-benchmarks.2026';

describe('the Australian benchmark figures', () => {
  it.each(Object.entries(auBenchmarks))('include a source and a date for %s', (_name, { source, asOf }) => {
    expect(source).toMatch(/ \([a-z.-]+\.(au|com)\)$/);
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number.isNaN(Date.parse(asOf))).toBe(false);
  });
});
