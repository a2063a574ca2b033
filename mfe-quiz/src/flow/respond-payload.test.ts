import { exampleQuestions as q, quizAt } from './quiz-examples';
import { respondPayload } from './respond-payload';

const at = new Date('2026-11-21T08:00:00Z');

it('is the body of section 7 @s-3.22', () => {
  expect(respondPayload(quizAt(q.single, 3), { answer: 'less', touched: true }, at)).toEqual({
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

it.each([true, false])('reports whether a slider was touched: %s', (touched) => {
  expect(respondPayload(quizAt(q.scale), { answer: 5, touched }, at).response.touched).toBe(touched);
});
