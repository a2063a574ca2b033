const ANCHORS = ['start', 'middle', 'end'] as const;

/** A label at its place, or ending there where it would leave the axis; `from` and `to` are what it covers. All in percent of the axis. */
function labelAt(at: number, text: string, digit: number) {
  const width = text.length * digit;
  const anchor = at < width / 2 ? 0 : at > 100 - width / 2 ? 2 : 1;
  const from = at - (anchor * width) / 2;
  return { text, at, anchor: ANCHORS[anchor], from, to: from + width };
}

/**
 * The figures below an axis from 0 to 100, from left to right: the ends of a range in whole percents, as one label where they
 * would touch, and the ends of the axis where there is room. `digit` is the width of a digit in percent of the axis.
 */
export function axisLabels(low: number, high: number, digit: number) {
  const label = (at: number, text = `${at}`) => labelAt(at, text, digit);
  const touch = (a: { to: number }, b: { from: number }) => a.to + digit / 2 > b.from;
  const [first, last] = [label(low), label(high)];
  const isOne = low !== high && touch(first, last);
  const range = low === high ? [first] : isOne ? [label((low + high) / 2, `${low}\u2013${high}`)] : [first, last];
  const ends = [label(0), label(100)].filter((end) => !range.some((one) => touch(one, end) && touch(end, one)));
  return { ends, range };
}
