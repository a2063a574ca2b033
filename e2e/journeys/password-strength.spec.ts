import { SignUpPage } from '../models/account-pages';
import { expect, test } from '../support/test';

const CHUNK = /\/password-strength\.[0-9a-f]+\.js$/;

// A layout shift must not move the submit button away from the pointer, because a user's click would then miss the button.
test('the code of the password strength check loads when a password is typed, and the result does not move the submit button', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((done) => (arrive = done));
  const requested: string[] = [];
  await page.route(CHUNK, async (route) => {
    requested.push(route.request().url());
    await held;
    await route.continue();
  });
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(signUp.heading).toBeVisible();
  await signUp.field('First name').fill('Wilhelmina');
  expect(requested).toEqual([]);
  await signUp.field('Password').fill('kangaroo umbrella thirteen');
  await expect.poll(() => requested).toHaveLength(1);
  await page.evaluate(async () => document.fonts.ready);
  const before = await signUp.submit.boundingBox();
  arrive();
  await expect(page.getByText('Strong password', { exact: true })).toBeVisible();
  expect(await signUp.submit.boundingBox()).toEqual(before);
});
