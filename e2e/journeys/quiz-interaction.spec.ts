import type { QuestionType } from '@verdant/shared/contract';
import { QuizPage } from '../models/quiz-page';
import { Interactions, median } from '../support/interactions';
import { expect, test } from '../support/test';

/** Slowdown that makes the CPU of this machine as slow as a phone's. */
const SLOWDOWN = 4;
/**
 * Maximum ratio of an interaction's time to the time of a click on an empty page. A limit in milliseconds would fail on a
 * machine that also runs other tests. On an idle machine the ratio is 3 to 5. The number of renders is checked by
 * renders.test.tsx.
 */
const MOST = 15;
/** Number of measured presses, because other work on the machine can distort the time of a single press. */
const PRESSES = 3;
/** Number of measured presses of Next. Enough questions follow: the slider is at the latest the sixth of ten questions. */
const PRESSES_OF_NEXT = 3;

type Answering = (quiz: QuizPage) => Promise<void>;

const chooseEach: Answering = async ({ options }) => {
  for (const option of await options.all()) await option.click();
};
const moveSlider: Answering = async ({ slider }) => {
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) await slider.press(key);
  await slider.click();
};

const TYPES: [type: QuestionType, answer: Answering][] = [
  ['single_choice', chooseEach],
  ['scale', moveSlider],
];

for (const [type, answer] of TYPES) {
  test(`on a slow phone, choosing an answer and pressing Next both respond at once: ${type}`, async ({
    page,
    api,
    account,
  }, info) => {
    // More time for a busy machine does no harm, because the test compares two times.
    test.slow();
    await api.comeTo(account, type);
    const interactions = await Interactions.observed(page);
    const quiz = new QuizPage(page);
    await quiz.resume();
    await interactions.slowDown(SLOWDOWN);
    const before = await interactions.ofBarePage(SLOWDOWN);
    await interactions.take();

    const answers: number[] = [];
    const back: number[] = [];
    for (let press = 0; press < PRESSES; press += 1) {
      // Answering also removes the notice that the Back button shows.
      await answer(quiz);
      answers.push(...(await interactions.take()));
      await quiz.back.click();
      back.push(...(await interactions.take()));
    }
    const next: number[] = [];
    for (let press = 0; press < PRESSES_OF_NEXT; press += 1) {
      const asked = await quiz.question.innerText();
      await quiz.next.click();
      next.push(...(await interactions.take()));
      await expect(quiz.question).not.toHaveText(asked);
      await quiz.choose();
      await interactions.take();
    }
    const bare = (before + (await interactions.ofBarePage(SLOWDOWN))) / 2;
    const figures = `answers ${answers.join(', ')} ms; Back ${back.join(', ')} ms; Next ${next.join(', ')} ms; bare page ${bare} ms`;
    info.annotations.push({ type, description: figures });
    expect(next.length, 'the browser reports the presses of Next').toBeGreaterThan(0);
    for (const times of [answers, back, next]) expect(median(times) / bare, figures).toBeLessThan(MOST);
  });
}
