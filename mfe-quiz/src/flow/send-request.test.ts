import { matchFirstAnswer, respondRequestBody } from './send-request';
import { exampleQuestions as q, exampleQuizAt } from '../testing/examples';

const first = { questionId: 'q-single', answer: 'less' };
const quiz = exampleQuizAt(q.single);
const response = { question_id: 'q-other', question_text: '', answer: 'x', question_order: 1, submitted_at: '' };

it('the stored answer from the landing page is filled in if the quiz begins with the question answered there', () => {
  expect(matchFirstAnswer(quiz, first)).toEqual({ answer: 'less', touched: true });
});

it.each([
  ['no answer is stored', quiz, null],
  ['the quiz shows another question', exampleQuizAt(q.scale), first],
  ['the question does not have the stored option', quiz, { ...first, answer: 'unknown' }],
  ['the quiz is not at its first question', exampleQuizAt(q.single, 1), first],
  ['the session has an answer already', { ...quiz, session: { ...quiz.session, responses: [response] } }, first],
  ['the question takes several answers', exampleQuizAt(q.multiple), { questionId: 'q-multiple', answer: 'home' }],
])('no stored answer is filled in if %s', (_case, given, kept) => {
  expect(matchFirstAnswer(given, kept)).toBeNull();
});

const at = new Date('2026-11-21T08:00:00Z');

it('the request that sends an answer has exactly the specified body @s-3.22 @s-3.21 @s-7.12', () => {
  expect(respondRequestBody(exampleQuizAt(q.single, 3), { answer: 'less', touched: true }, at)).toEqual({
    session_data: {
      user_id: 'user-1',
      current_question: 'q-single',
      current_question_text: q.single.text,
      session_id: 'session-1',
      quiz_id: 'bank-1',
      responses: [],
      focus_areas: ['cash_flow'],
      insights: [],
      question_plan: [],
      text_questions_used: 0,
      selection_questions_used: 3,
    },
    response: {
      question_id: 'q-single',
      answer: 'less',
      response: {
        answer: 'less',
        question_text: q.single.text,
        session_id: 'session-1',
        question_order: 4,
        submitted_at: '2026-11-21T08:00:00.000Z',
      },
    },
  });
});

it.each([true, false])('the request states if the slider was touched: %s', (touched) => {
  expect(respondRequestBody(exampleQuizAt(q.scale), { answer: 5, touched }, at).response.touched).toBe(touched);
});
