import { bufferRecommendation as buffer, exampleInsights, insufficientInsights } from './result-examples';
import { resultView, type ResultView } from './result-view';

const card = { ...buffer, urgency: 'high' } as const;

it.each<[title: string, view: ResultView, expected: object]>([
  ['the score and the first recommendation', resultView(exampleInsights(), false), { first: buffer, calm: false }],
  [
    'no decided recommendation',
    resultView(exampleInsights({ first: { ...buffer, state: 'done' } }), false),
    { first: null },
  ],
  ['a score without recommendations', resultView(exampleInsights({ first: null }), false), { first: null }],
  [
    'a calm essential step',
    resultView(exampleInsights({ first: { ...card, essential: true } }), false),
    { calm: true },
  ],
  ['a calm layout next to support services', resultView(exampleInsights(), true), { calm: true }],
  ['the usual layout for an urgent step', resultView(exampleInsights({ first: card }), false), { calm: false }],
  [
    'the usual layout for a low score',
    resultView(exampleInsights({ value: 31 }), false),
    { score: { value: 31 }, calm: false },
  ],
])('the view of a quiz result has %s', (_title, view, expected) => {
  expect(view).toMatchObject({ status: 'scored', ...expected });
});

it.each([
  ['too-little', insufficientInsights],
  ['nothing', null],
  ['nothing', { insights: [], investment_profile: null }],
])('the view of a quiz result without scores has only the status "%s" (case %#)', (status, insights) => {
  expect(resultView(insights, false)).toEqual({ status });
});
