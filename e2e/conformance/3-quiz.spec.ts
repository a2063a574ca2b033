import type { APIRequestContext } from '@playwright/test';
import { plainAnswer } from '../support/api';
import { expect } from '../support/test';
import { sentence } from './sentence';
import type { ActiveQuiz, Question } from '@verdant/shared/contract';

const sessionKeys = [
  'current_question',
  'current_question_text',
  'focus_areas',
  'insights',
  'question_plan',
  'quiz_id',
  'responses',
  'selection_questions_used',
  'session_id',
  'text_questions_used',
  'user_id',
];

/** The quiz as any client sees it: raw answers, unread by the contract. */
function rawQuiz(request: APIRequestContext, authorization: string) {
  const post = async <T>(path: string, data: unknown = {}): Promise<T> => {
    const answer = await request.post(`/api/v1/adaptive-quiz${path}`, { data, headers: { authorization } });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
  return {
    start: <T = ActiveQuiz>() => post<T>('/start'),
    respond: (session_id: string, question: Question) =>
      post<{ question: Question | null }>('/respond', {
        session_data: { session_id },
        response: { question_id: question.id, answer: plainAnswer(question) },
      }),
  };
}

sentence('3.17', '', async ({ request, api, account: { authorization, ...account } }) => {
  const { session, question } = await rawQuiz(request, authorization).start();
  expect(Object.keys(session).toSorted()).toEqual(sessionKeys);
  const { id } = (await api.me({ ...account, authorization })) as { id: string };
  expect(session).toMatchObject({
    session_id: expect.stringMatching(/./),
    quiz_id: expect.stringMatching(/./),
    user_id: id,
    current_question: question.id,
    current_question_text: question.text,
    responses: [],
    focus_areas: expect.any(Array),
    insights: [],
    question_plan: expect.any(Array),
    text_questions_used: 0,
    selection_questions_used: 0,
  });
});

sentence('3.18', '', async ({ request, account }) => {
  const quiz = rawQuiz(request, account.authorization);
  const { session, question: first } = await quiz.start();
  const types = new Set<string>();
  for (let question: Question | null = first; question; ) {
    expect(question).toMatchObject({
      id: expect.stringMatching(/./),
      text: expect.stringMatching(/./),
      question_type: expect.stringMatching(/^(single_choice|multiple_choice|scale|text)$/),
      adaptive_context: { focus_area: expect.stringMatching(/./) },
    });
    const hasOptions = question.question_type.endsWith('_choice');
    expect(question.options.length > 1).toBe(hasOptions);
    for (const option of question.options) expect(option).toEqual({ value: expect.stringMatching(/./), label: expect.stringMatching(/./) });
    types.add(question.question_type);
    question = (await quiz.respond(session.session_id, question)).question;
  }
  expect([...types].toSorted()).toEqual(['multiple_choice', 'scale', 'single_choice', 'text']);
});

sentence('3.19', '', async ({ request, account }) => {
  const { progress } = await rawQuiz(request, account.authorization).start();
  expect(progress).toEqual({ current: 1, total: 10, completion_percentage: 0 });
});

sentence('3.20', '', async ({ request, api, account }) => {
  await api.answerQuiz(account, 3);
  expect(await rawQuiz(request, account.authorization).start<unknown>()).toEqual({
    has_existing_session: true,
    session_id: expect.stringMatching(/./),
    total_responses: 3,
    completed: false,
    progress: { completion_percentage: 30 },
  });
});
