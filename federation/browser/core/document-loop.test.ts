import { countDocument, parseDocumentCount } from './document-loop';

/**
 * Opens documents with these gaps between their starts, in milliseconds.
 * @returns the numbers, from 1, of the documents at which a loop was found
 */
function loopsOf(gaps: readonly number[]): number[] {
  let row = parseDocumentCount(null);
  let now = 1_000_000;
  return gaps.flatMap((gap, index) => {
    now += gap;
    const counted = countDocument(row, now);
    row = counted.row;
    return counted.isLoop ? [index + 1] : [];
  });
}

test.each<[name: string, gaps: number[], loops: number[]]>([
  ['finds a loop at the tenth document in a row', Array<number>(12).fill(100), [10]],
  ['finds a slow loop, with 9 seconds between documents', Array<number>(10).fill(9_000), [10]],
  ['finds the loop again after ten more documents', Array<number>(25).fill(100), [10, 20]],
  [
    'restarts the count after a document that stayed for over 10 seconds',
    [...Array<number>(9).fill(100), 10_001, 100],
    [],
  ],
])('the loop detection %s @g-render-loop', (_name, gaps, loops) => {
  expect(loopsOf(gaps)).toEqual(loops);
});

test.each(['', 'x', '3', '{"a":1}'])('the loop detection ignores the invalid stored text %j', (text) => {
  expect(parseDocumentCount(text)).toEqual([0, 0]);
});
