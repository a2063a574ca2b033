import fc from 'fast-check';
import { readFile } from './read-file';
import { isRow } from './rows';
import { anyWrittenFile } from './testing/written-file';

/** Number of random files that are tested: 10,000 if `PROPERTY_RUNS` is `all`, otherwise 150. */
const RUNS = process.env['PROPERTY_RUNS'] === 'all' ? 10_000 : 150;

test('any generated file that is unambiguous is parsed into exactly the transactions used to generate the file', () => {
  fc.assert(
    fc.property(anyWrittenFile, ({ bytes, rows }) => {
      const { lines, readings } = readFile(bytes, undefined, new Map());
      if (readings.length > 0) return;
      expect(lines.filter(isRow).map((row) => [row.date, row.amountCents, row.description])).toEqual(
        rows.map(({ date, cents, words }) => [date, cents, words]),
      );
    }),
    { numRuns: RUNS },
  );
}, 600_000);
