/** A text that makes backtracking slow: a beginning, a part that repeats, and an end that matches nothing. */
interface Shape {
  readonly start: string;
  readonly unit: string;
  readonly end: string;
}

/**
 * What has made regular expressions slow, here and elsewhere: lists of labels and of dots, runs of slashes, spaces, digits
 * and hyphens, quotes and escapes without an end, pairs and parameters.
 */
const SHAPES: readonly Shape[] = [
  { start: 'a@', unit: 'a.', end: '@' },
  { start: '/', unit: '/', end: 'x' },
  { start: '', unit: 'a/', end: '' },
  { start: '', unit: '%20/', end: '' },
  { start: '', unit: '.aaaaaaaa', end: '!' },
  { start: 'Version/', unit: '1', end: '!' },
  { start: 'url(', unit: ' ', end: '"' },
  { start: '+', unit: '1 -', end: '!' },
  { start: '', unit: 'a', end: '!' },
  { start: 'application/json', unit: ';a=b', end: '"' },
  { start: 'a', unit: ',a;q=1', end: '!' },
  { start: '"', unit: '\\"', end: '' },
  { start: '', unit: '%41', end: '%' },
  { start: '', unit: '<a ', end: '!' },
];

/** Returns each kind of slow text, of at most `length` characters of ASCII. */
export function slowTexts(length: number): string[] {
  return SHAPES.map(({ start, unit, end }) => {
    const times = Math.floor((length - start.length - end.length) / unit.length);
    return `${start}${unit.repeat(times)}${end}`;
  });
}
