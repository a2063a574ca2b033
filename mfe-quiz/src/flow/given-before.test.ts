import { givenBefore } from './given-before';
import { exampleQuestions as q, quizAt } from './quiz-examples';

const first = { questionId: 'q-single', answer: 'less' };
const quiz = quizAt(q.single);
const response = { question_id: 'q-other', question_text: '', answer: 'x', question_order: 1, submitted_at: '' };

it('is the answer to the first question when that is the one that was asked', () => {
  expect(givenBefore(quiz, first)).toEqual({ answer: 'less', touched: true });
});

it.each([
  ['there is none', quiz, null],
  ['another question is on show', quizAt(q.scale), first],
  ['the question has no such option', quiz, { ...first, answer: 'unknown' }],
  ['the quiz is further on', quizAt(q.single, 1), first],
  ['something has been answered', { ...quiz, session: { ...quiz.session, responses: [response] } }, first],
  ['the question takes several answers', quizAt(q.multiple), { questionId: 'q-multiple', answer: 'home' }],
])('is nothing where %s', (_case, given, kept) => {
  expect(givenBefore(given, kept)).toBeNull();
});
