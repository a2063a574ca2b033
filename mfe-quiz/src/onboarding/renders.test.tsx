import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as dotPlot from '@verdant/shared/dot-plot';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { exampleQuestions as q, exampleQuizAt } from '../flow/quiz-examples';
import { exampleResult, exampleInsights } from '../flow/result-examples';
import * as cloud from '../progress/dot-cloud';
import { QuizPages } from './quiz-pages';

jest.mock('@verdant/shared/dot-plot', () => ({
  __esModule: true,
  ...jest.requireActual<typeof dotPlot>('@verdant/shared/dot-plot'),
}));
jest.mock('../progress/dot-cloud', () => ({
  __esModule: true,
  ...jest.requireActual<typeof cloud>('../progress/dot-cloud'),
}));

function open(responses: FakeAnswers) {
  renderInShell(<QuizPages />, { api: fakeApi(responses), route: '/onboarding' });
  return userEvent.setup();
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('the eighty progress dots are not drawn again when the user selects an answer or clicks Back or Next', async () => {
  const draw = jest.spyOn(cloud, 'dotCloud');
  const quiz = exampleQuizAt(q.single, 3);
  const user = open({
    'POST /adaptive-quiz/start': { ...quiz, session: { ...quiz.session, range_width: 30 } },
    'POST /adaptive-quiz/respond': async () => new Promise<never>(() => undefined),
  });
  const [first, second] = await screen.findAllByRole('radio');
  expect(draw).toHaveBeenCalledWith(30);
  draw.mockClear();
  if (first) await user.click(first);
  if (second) await user.click(second);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeVisible();
  expect(draw).not.toHaveBeenCalled();
});

it('the dots of the result are drawn only once while the score counts up and the user types a text', async () => {
  const plot = jest.spyOn(dotPlot, 'DotPlot');
  const user = open({
    'POST /adaptive-quiz/start': exampleQuizAt(q.scale, 9),
    'POST /adaptive-quiz/respond': { completed: true },
    'GET /adaptive-quiz/insights/session-1': exampleInsights(),
    'GET /adaptive-quiz/sessions/session-1/result': { ...exampleResult, extras: [q.text] },
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 2, name: /^Overall Financial Health Score/ });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
  await user.click(screen.getByRole('heading', { name: 'Want more personal advice?' }));
  await user.type(screen.getByRole('textbox'), 'A home');
  expect(screen.getByRole('textbox')).toHaveValue('A home');
  expect(plot).toHaveBeenCalledTimes(1);
});
