import { bufferRecommendation, insightsWith, tooLittleInsights } from './result-examples';
import { resultView } from './result-view';

it('has the overall score and the first recommendation', () => {
  expect(resultView(insightsWith(), false)).toMatchObject({
    status: 'scored',
    score: { value: 74 },
    first: bufferRecommendation,
    calm: false,
  });
});

it('leaves out a recommendation that the user has already decided about', () => {
  expect(resultView(insightsWith({ first: { ...bufferRecommendation, state: 'done' } }), false)).toMatchObject({
    first: null,
  });
});

it('has a score without a first step if there are no recommendations', () => {
  expect(resultView(insightsWith({ first: null }), false)).toMatchObject({ status: 'scored', first: null });
});

it.each([
  ['that is essential', insightsWith({ first: { ...bufferRecommendation, urgency: 'high', essential: true } }), false],
  ['with support services next to it', insightsWith(), true],
] as const)('uses the calm layout for a first step %s', (_name, insights, offersHelp) => {
  expect(resultView(insights, offersHelp)).toMatchObject({ status: 'scored', calm: true });
});

it('uses the usual layout for a low score, and for an urgent step that concerns no essentials', () => {
  const card = { ...bufferRecommendation, urgency: 'high' } as const;
  expect(resultView(insightsWith({ first: card }), false)).toMatchObject({ calm: false });
  expect(resultView(insightsWith({ value: 31 }), false)).toMatchObject({ calm: false });
});

it('shows no score if there are too few answers', () => {
  expect(resultView(tooLittleInsights, false)).toEqual({ status: 'too-little' });
});

it.each([
  ['a missing result', null],
  ['a result without metrics', { insights: [], investment_profile: null }],
])('the result view has the status "nothing" for %s', (_name, insights) => {
  expect(resultView(insights, false)).toEqual({ status: 'nothing' });
});
