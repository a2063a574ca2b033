export type AxisLabel = {
  text: string;
  /** Percent of the axis. */
  at: number;
  anchor: 'start' | 'middle' | 'end';
  /** What it covers, in percent. */
  from: number;
  to: number;
};

/** A label at its place, or ending there where it would leave the axis. */
function labelAt(at: number, text: string, digit: number): AxisLabel {
  const width = text.length * digit;
  const before = at < width / 2 ? 0 : at > 100 - width / 2 ? 1 : 0.5;
  const from = at - before * width;
  return { text, at, anchor: before === 0 ? 'start' : before === 1 ? 'end' : 'middle', from, to: from + width };
}

/**
 * The figures below an axis from 0 to 100, from left to right: the ends of a range in whole percents, as one label where they
 * would touch, and the ends of the axis where there is room. `digit` is the width of a digit in percent of the axis.
 */
export function axisLabels(low: number, high: number, digit: number): { ends: AxisLabel[]; range: AxisLabel[] } {
  const [first, last] = [labelAt(low, `${low}`, digit), labelAt(high, `${high}`, digit)];
  const isApart = first.to + digit / 2 <= last.from;
  const range =
    low === high ? [first] : isApart ? [first, last] : [labelAt((low + high) / 2, `${low}\u2013${high}`, digit)];
  const ends = [labelAt(0, '0', digit), labelAt(100, '100', digit)].filter(
    ({ from, to }) => !range.some((label) => from < label.to + digit / 2 && label.from < to + digit / 2),
  );
  return { ends, range };
}
