import { buffer, insightsWith, tooLittle } from './result-examples';
import { resultView } from './result-view';

it('has the overall score and the first recommendation', () => {
  expect(resultView(insightsWith(), false)).toMatchObject({
    status: 'scored',
    score: { value: 74 },
    first: buffer,
    calm: false,
  });
});

it('leaves out what a user has decided about', () => {
  expect(resultView(insightsWith({ first: { ...buffer, state: 'done' } }), false)).toMatchObject({ first: null });
});

it('lives without a recommendation', () => {
  expect(resultView(insightsWith({ first: null }), false)).toMatchObject({ status: 'scored', first: null });
});

it.each([
  ['that helps in trouble', insightsWith({ first: { ...buffer, urgency: 'high', essential: true } }), false],
  ['beside an offer of help', insightsWith(), true],
] as const)('is calm with a first step %s', (_name, insights, offersHelp) => {
  expect(resultView(insights, offersHelp)).toMatchObject({ status: 'scored', calm: true });
});

it('is an ordinary one with an urgent step that is no help in trouble, and with a low score', () => {
  const card = { ...buffer, urgency: 'high' } as const;
  expect(resultView(insightsWith({ first: card }), false)).toMatchObject({ calm: false });
  expect(resultView(insightsWith({ value: 31 }), false)).toMatchObject({ calm: false });
});

it('shows no figure for too few answers', () => {
  expect(resultView(tooLittle, false)).toEqual({ status: 'too-little' });
});

it.each([
  ['a failure', null],
  ['no metrics', { insights: [], investment_profile: null }],
])('has nothing to show for %s', (_name, insights) => {
  expect(resultView(insights, false)).toEqual({ status: 'nothing' });
});
