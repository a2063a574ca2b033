import { QuizPage } from '../models/quiz-page';
import { Interactions, median } from '../support/interactions';
import { comeTo } from '../support/quiz-data';
import { expect, test } from '../support/test';

/** Of a phone's processor, to this machine's. */
const SLOWDOWN = 4;
/** The aim is 100 ms; other tests run at the same time. */
const LIMIT_MS = 200;

type Answering = (quiz: QuizPage) => Promise<void>;

const chooseEach: Answering = async ({ options }) => {
  for (const option of await options.all()) await option.click();
};
const moveSlider: Answering = async ({ slider }) => {
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) await slider.press(key);
  await slider.click();
};

const KINDS: [kind: string, questionId: string, answer: Answering][] = [
  ['single choice', 'investing-experience', chooseEach],
  ['multiple choice', 'debt-types', chooseEach],
  ['slider', 'cash-flow-stress', moveSlider],
];

for (const [kind, questionId, answer] of KINDS) {
  test(`on a slow phone an answer shows at once, and so does Next: ${kind}`, async ({ page, api, account }, info) => {
    await comeTo(api, account, questionId);
    const interactions = await Interactions.observed(page);
    const quiz = new QuizPage(page);
    await quiz.resume();
    await interactions.slowDown(SLOWDOWN);
    await interactions.take();

    await answer(quiz);
    const answers = await interactions.take();
    await quiz.next.click();
    const next = await interactions.take();
    info.annotations.push({ type: kind, description: `answers ${answers.join(', ')} ms; Next ${next.join(', ')} ms` });
    expect(next.length, 'the browser reports the press of Next').toBeGreaterThan(0);
    expect(median(answers)).toBeLessThan(LIMIT_MS);
    expect(median(next)).toBeLessThan(LIMIT_MS);
  });
}

test('on a slow phone a text shows as it is written', async ({ page, api, account }, info) => {
  await api.answerQuiz(account, 9);
  const interactions = await Interactions.observed(page);
  const quiz = new QuizPage(page);
  await quiz.openExtras();
  await expect(quiz.textarea).toBeVisible();
  await interactions.slowDown(SLOWDOWN);
  await interactions.take();

  await quiz.textarea.pressSequentially('A home in five years', { delay: 30 });
  const keys = await interactions.take();
  info.annotations.push({ type: 'text', description: `keys ${keys.join(', ')} ms` });
  expect(keys.length, 'the browser reports keys').toBeGreaterThan(0);
  expect(median(keys)).toBeLessThan(LIMIT_MS);
});
