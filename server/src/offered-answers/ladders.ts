import type { OfferedAnswer } from '@verdant/shared/contract';

export type FigureKind = OfferedAnswer['figure']['kind'];

/** A step of a ladder: the option for figures from `from` up to the `from` of the next step. */
type Step = readonly [from: number, option: string];

interface Ladder {
  readonly figure: FigureKind;
  /** Steps in ascending order, the first from 0, so that every figure leads to an option. */
  readonly steps: readonly Step[];
}

/**
 * The questions that linked accounts can answer, by id. A question is included only if it asks for the figure and the
 * figure can lead to each of its options: suggesting only healthy options would bias the answers.
 *
 * - `emergency-months`: the bounds are those in the texts of the options. The figure has one decimal, so 0.2 is the last
 * value below a week   (7 of 30.4 days).
 * - `cash-flow-spending`: `much` begins at a fifth of the income, the highest step that `investing-surplus` asks about.
 * Within   5 % spending equals income: eleven months have 23 or 24 pays of a fortnight, a difference of 4 %.
 */
const byQuestion: Readonly<Record<string, Ladder>> = {
  'emergency-months': {
    figure: 'covered_months',
    steps: [
      [0, 'days'],
      [0.3, 'weeks'],
      [1, 'one_month'],
      [3, 'three_months'],
      [6, 'six_months'],
    ],
  },
  'cash-flow-spending': {
    figure: 'spent_percent',
    steps: [
      [0, 'much_less'],
      [80, 'little_less'],
      [95, 'about_equal'],
      [106, 'little_more'],
      [121, 'much_more'],
    ],
  },
};

/** Ladders by question id. A `Map` is used, because clients send the ids and an object would also find inherited keys. */
export const answerLadders: ReadonlyMap<string, Ladder> = new Map(Object.entries(byQuestion));

/** Returns the option to which a figure leads; undefined below 0. */
export function optionForFigure({ steps }: Ladder, value: number): string | undefined {
  return steps.findLast(([from]) => value >= from)?.[1];
}
