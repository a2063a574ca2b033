import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { question as questionSchema, user } from '@verdant/shared/contract';
import { plainAnswer } from '../support/api';
import { expect } from '../support/test';
import { sentence } from './sentence';

const any: unknown = expect.stringMatching(/./);
const record = v.record(v.string(), v.unknown());
const active = v.object({ session: record, question: record, progress: v.unknown() });
const following = v.object({ question: v.nullish(record) });

/** After three answers. */
const resumeInfo = {
  has_existing_session: true,
  session_id: any,
  total_responses: 3,
  completed: false,
  progress: { completion_percentage: 30 },
};

/** The quiz as any client sees it: raw responses, with all their fields. */
function rawQuiz(request: APIRequestContext, authorization: string) {
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const response = await request.post(`/api/v1/adaptive-quiz${path}`, { data, headers: { authorization } });
    expect(response.status()).toBe(200);
    return response.json();
  };
  return {
    start: () => post('/start', {}),
    /** Gives an answer. @returns the next question */
    respond: async (session: Record<string, unknown>, raw: Record<string, unknown>) => {
      const question = v.parse(questionSchema, raw);
      const response = { question_id: question.id, answer: plainAnswer(question) };
      return v.parse(
        following,
        await post('/respond', { session_data: { session_id: session['session_id'] }, response }),
      ).question;
    },
  };
}

sentence(['3.17', '3.18', '3.19', '3.20'], 'session, questions, progress and resume info', async ({ request, api }) => {
  const account = await api.register();
  const quiz = rawQuiz(request, account.authorization);
  const { session, question: first, progress } = v.parse(active, await quiz.start());
  expect(session).toEqual({
    session_id: any,
    quiz_id: any,
    user_id: v.parse(user, await api.me(account)).id,
    current_question: first['id'],
    current_question_text: first['text'],
    responses: [],
    focus_areas: expect.any(Array),
    insights: [],
    question_plan: expect.any(Array),
    text_questions_used: 0,
    selection_questions_used: 0,
  });
  expect(progress).toEqual({ current: 1, total: 10, completion_percentage: 0 });

  const types: string[] = [];
  let question: Record<string, unknown> | null | undefined = first;
  while (question) {
    if (types.length === 3) expect(await quiz.start()).toEqual(resumeInfo);
    const { question_type, options } = v.parse(questionSchema, question);
    expect(question).toEqual({
      id: any,
      text: any,
      question_type: expect.stringMatching(/^(single_choice|multiple_choice|scale|text)$/),
      options: options.map(() => ({ value: any, label: any })),
      adaptive_context: { focus_area: any },
    });
    expect(options.length > 1).toBe(question_type.endsWith('_choice'));
    types.push(question_type);
    question = await quiz.respond(session, question);
  }
  expect(types).toHaveLength(10);
  expect(types).toEqual(expect.arrayContaining(['multiple_choice', 'scale', 'single_choice', 'text']));
});
