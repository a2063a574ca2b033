import { buffer, insightsWith, tooLittle } from './result-examples';
import { resultView } from './result-view';

it('has the overall score and the first recommendation', () => {
  expect(resultView(insightsWith(), false)).toMatchObject({
    kind: 'scored',
    score: { value: 74 },
    first: buffer,
    calm: false,
  });
});

it('leaves out what somebody has decided about', () => {
  expect(resultView(insightsWith({ first: { ...buffer, state: 'done' } }), false)).toMatchObject({ first: null });
});

it('lives without a recommendation', () => {
  expect(resultView(insightsWith({ first: null }), false)).toMatchObject({ kind: 'scored', first: null });
});

it.each([
  ['with an urgent first step', insightsWith({ first: { ...buffer, urgency: 'high' } }), false],
  ['with a low score', insightsWith({ value: 49.9 }), false],
  ['beside an offer of help', insightsWith(), true],
] as const)('is calm %s', (_name, insights, offersHelp) => {
  expect(resultView(insights, offersHelp)).toMatchObject({ kind: 'scored', calm: true });
});

it('shows no figure for too few answers', () => {
  expect(resultView(tooLittle, false)).toEqual({ kind: 'too-little' });
});

it.each([
  ['a failure', null],
  ['no metrics', { insights: [], investment_profile: null }],
])('has nothing to show for %s', (_name, insights) => {
  expect(resultView(insights, false)).toEqual({ kind: 'nothing' });
});
