import type { QuizScores } from '@verdant/shared/contract';
import { toShownEffect } from './effect-panel';
import { exampleOutcome } from '../testing/examples';

const nothing: QuizScores = { status: 'too_little', metrics: [], first: null };

it('lists the metrics that change, in whole points', () => {
  expect(toShownEffect({ before: exampleOutcome(61.4, 40), after: exampleOutcome(63.6, 45) })).toEqual({
    turns: null,
    first: null,
    metrics: [
      { name: 'overall', from: 61, to: 64, points: 3, range: [56, 72] },
      { name: 'emergency', from: 40, to: 45, points: 5, range: [37, 53] },
    ],
  });
});

it('leaves out metrics with an unchanged rounded value', () => {
  expect(toShownEffect({ before: exampleOutcome(60.6, 40), after: exampleOutcome(61.4, 40) }).metrics).toEqual([]);
});

it('the recommended first step is named only if the answer changes the step', () => {
  const before = exampleOutcome(60, 40);
  expect(toShownEffect({ before, after: exampleOutcome(60, 40, 'Pay the card off') }).first).toBe('Pay the card off');
  expect(toShownEffect({ before, after: before }).first).toBeNull();
});

it('reports if a changed answer leaves too few answers for a score, or completes enough answers for a score', () => {
  const some = exampleOutcome(60, 40);
  expect(toShownEffect({ before: some, after: nothing })).toEqual({ turns: 'too-little', metrics: [], first: null });
  expect(toShownEffect({ before: nothing, after: some })).toMatchObject({ turns: 'enough', metrics: [] });
});
