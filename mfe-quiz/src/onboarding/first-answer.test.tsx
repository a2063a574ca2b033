import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { keepFirstAnswer } from '@verdant/shared/first-answer';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { Onboarding } from './onboarding';
import { exampleExistingQuiz, exampleQuestions as q, exampleQuizAt } from '../testing/examples';

const START = 'POST /adaptive-quiz/start';
const RESTART = 'POST /adaptive-quiz/restart';
const RESPOND = 'POST /adaptive-quiz/respond';

function open(responses: FakeAnswers) {
  const api = fakeApi(responses);
  renderInShell(<Onboarding />, { api, route: '/onboarding' });
  return { api, sent: () => api.calls.map(({ method, path }) => `${method} ${path}`) };
}

const question = async ({ text }: { text: string }) => screen.findByRole('heading', { level: 2, name: text });

beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
beforeEach(() => {
  localStorage.clear();
  keepFirstAnswer({ questionId: 'q-single', answer: 'less' });
});

describe('an answer given on the landing page', () => {
  it('answers the first question, is sent once, and is then removed from storage', async () => {
    const { api, sent } = open({
      [START]: exampleQuizAt(q.single),
      [RESPOND]: { completed: false, ...exampleQuizAt(q.scale, 1) },
    });
    await question(q.scale);
    expect(screen.getByText('Question 2 of 10')).toBeVisible();
    expect(screen.getByText('10% Complete')).toBeVisible();
    expect(sent()).toEqual([START, RESPOND]);
    expect(api.calls[1]?.body).toMatchObject({ response: { question_id: 'q-single', answer: 'less' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays selected on the page if the server cannot be reached', async () => {
    const { sent } = open({
      [START]: exampleQuizAt(q.single),
      [RESPOND]: new ApiError('network', 'Network Error', { url: '/' }),
    });
    expect(await screen.findByText('Failed to submit answer. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'I spent less' })).toBeChecked();
    expect(sent()).toEqual([START, RESPOND]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('survives the dialog about a completed quiz, and answers the first question after a restart', async () => {
    const { sent } = open({
      [START]: exampleExistingQuiz(10, true),
      [RESTART]: exampleQuizAt(q.single),
      [RESPOND]: { completed: false, ...exampleQuizAt(q.scale, 1) },
    });
    expect(await screen.findByText(/Your answer from the first page is kept/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restart Quiz' }));
    await question(q.scale);
    expect(sent()).toEqual([START, RESTART, RESPOND]);
    expect(sessionStorage).toHaveLength(0);
  });
});
