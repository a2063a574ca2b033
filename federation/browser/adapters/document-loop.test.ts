import { countDocumentOpening } from './document-loop';

/** Counts documents that open `gaps` milliseconds apart. Returns the positions of documents where a loop was detected. */
function loopsOf(gaps: readonly number[], first: string | null = null): number[] {
  let stored = first;
  let now = 1_000_000;
  return gaps.flatMap((gap, index) => {
    now += gap;
    const counted = countDocumentOpening(stored, now);
    ({ stored } = counted);
    return counted.isLoop ? [index + 1] : [];
  });
}
const documents = (count: number, gap: number) => Array<number>(count).fill(gap);

test.each<[name: string, gaps: number[], loops: number[]]>([
  ['finds a loop at the tenth document in a row, and again after ten more documents', documents(25, 100), [10, 20]],
  ['finds a slow loop, with 9 seconds between documents', documents(10, 9_000), [10]],
  ['restarts the count after a document that stayed for over 10 seconds', [...documents(9, 100), 10_001, 100], []],
])('the loop detection %s @g-render-loop', (_name, gaps, loops) => {
  expect(loopsOf(gaps)).toEqual(loops);
});

test.each(['', 'x', '3', '{"a":1}'])('the loop detection ignores the invalid stored text %j', (text) => {
  expect(loopsOf(documents(10, 100), text)).toEqual([10]);
});
