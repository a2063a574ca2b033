import { QuizPage } from '../models/quiz-page';
import { changeResponse, fieldsOf, pauseCall, recordCalls } from '../support/network';
import { comeToScale } from '../support/quiz-data';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.74', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 2);
  const quiz = new QuizPage(page);
  await quiz.resume();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Get to Know You");
  await quiz.expectQuestion(3);
  const bar = main.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', '20');
  await expect(bar).toHaveAttribute('max', '100');
  await expect(main.getByText(/^Focus area: \S/)).toBeVisible();
  await expect(quiz.question).toHaveText(/\S/);
  await expect(quiz.back).toHaveText('Back');
  await expect(quiz.send).toHaveText('Next');
});

sentence('2.74', 'the hint is optional', async ({ page, account: _account }) => {
  await changeResponse(page, { path: '/adaptive-quiz/start' }, ({ question, ...rest }) => ({
    ...rest,
    question: { ...fieldsOf(question), adaptive_context: undefined },
  }));
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.question).toBeVisible();
  await expect(page.getByText(/Focus area/)).toHaveCount(0);
});

sentence('2.75', '', async ({ page, api, account }) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.resume();
  const asked = await quiz.question.innerText();
  const given = await quiz.choose();
  const calls = recordCalls(page);
  await quiz.back.click();
  await expect(quiz.error).toHaveText('Going back to previous questions is not supported.');
  await quiz.expectQuestion(2);
  await expect(quiz.question).toHaveText(asked);
  await given.isStillThere();
  expect(calls).toEqual([]);
});

sentence('2.76', '', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.expectQuestion(1);
  await expect(quiz.send).toBeDisabled();
  await quiz.choose();
  await expect(quiz.send).toBeEnabled();
  const respond = await pauseCall(page, { path: '/adaptive-quiz/respond' });
  await quiz.next.click();
  await expect(quiz.send).toHaveText('Loading...');
  await expect(quiz.send).toBeDisabled();
  await quiz.send.click({ force: true });
  respond.resume();
  await expect(quiz.send).toHaveText('Next');
  await quiz.expectQuestion(2);
  expect(respond.count()).toBe(1);
});

sentence('2.77', 'single_choice: option buttons', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  const choices = page.getByRole('radiogroup').getByRole('radio');
  await expect(choices).not.toHaveCount(0);
  await expect(quiz.send).toBeDisabled();
  await quiz.options.first().click();
  await quiz.options.last().click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const answer = await choices.last().getAttribute('value');
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer, response: { answer } } });
});

sentence('2.77', 'multiple_choice: checkboxes, the answer is an array of values', async ({ page, api, account }) => {
  await api.answerQuizUntil(account, ({ question_type }) => question_type === 'multiple_choice');
  const quiz = new QuizPage(page);
  await quiz.resume();
  const boxes = quiz.options.getByRole('checkbox');
  await quiz.options.nth(0).click();
  await expect(quiz.send).toBeEnabled();
  await quiz.options.nth(0).click();
  await expect(quiz.send).toBeDisabled();
  await quiz.options.nth(1).click();
  await quiz.options.nth(0).click();
  const answer = [await boxes.nth(0).getAttribute('value'), await boxes.nth(1).getAttribute('value')];
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer, response: { answer } } });
});

sentence(
  '2.77',
  'scale: a slider from 1 to 10, step 1, default 5, from Low to High',
  async ({ page, api, account }) => {
    await comeToScale(api, account);
    const quiz = new QuizPage(page);
    await quiz.resume();
    await expect(quiz.slider).toHaveAttribute('min', '1');
    await expect(quiz.slider).toHaveAttribute('max', '10');
    await expect(quiz.slider).toHaveAttribute('step', '1');
    await expect(quiz.slider).toHaveValue('5');
    const [low, high] = await Promise.all(
      ['Low', 'High'].map((name) => page.getByText(name, { exact: true }).boundingBox()),
    );
    expect(low?.x ?? 0).toBeLessThan(high?.x ?? 0);
    // The default counts as an answer; the client reports that it was not touched.
    const sent = page.waitForRequest('**/adaptive-quiz/respond');
    await quiz.next.click();
    expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 5, touched: false } });
  },
);

sentence('2.77', 'scale: a moved slider is reported', async ({ page, api, account }) => {
  await comeToScale(api, account);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.slider.press('ArrowRight');
  await expect(quiz.slider).toHaveValue('6');
  const sent = page.waitForRequest('**/adaptive-quiz/respond');
  await quiz.next.click();
  expect((await sent).postDataJSON()).toMatchObject({ response: { answer: 6, touched: true } });
});

sentence('2.77', 'text: three rows and the placeholder', async ({ page, api, account }) => {
  await api.answerQuiz(account, 9);
  const quiz = new QuizPage(page);
  await quiz.openExtras();
  await expect(quiz.textarea).toHaveAttribute('rows', '3');
  await expect(quiz.textarea).toHaveAttribute('placeholder', 'Type your answer here...');
  await quiz.textarea.fill('A home of our own');
  const sent = page.waitForRequest('**/adaptive-quiz/extras');
  await quiz.toDashboard.click();
  expect((await sent).postDataJSON()).toMatchObject({
    answers: [{ question_id: 'profile-wish', answer: 'A home of our own' }],
  });
});
