import { SignUpPage } from '../models/account-pages';
import { newUser } from '../support/api';
import { breakFiles } from '../support/faults';
import { failedCalls } from '../support/network';
import { expect, test } from '../support/test';

const CHUNK = /\/password-strength\.[0-9a-f]+\.js$/;
const common =
  'This password is one of the first that attackers try. Please choose three or four unrelated words instead.';

test('sign-up helps to choose a password, with a chunk that loads when one is typed', async ({ page }) => {
  const signUp = new SignUpPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => CHUNK.test(request.url()) && loaded.push(request.url()));
  await signUp.open();
  await expect(signUp.heading).toBeVisible();
  await signUp.field('First name').fill('Wilhelmina');
  expect(loaded).toEqual([]);

  const password = signUp.field('Password');
  await password.fill('password');
  await expect(page.getByText(common)).toBeVisible();
  expect(loaded).toHaveLength(1);
  await password.fill('wilhelmina1');
  await expect(page.getByText(/^This password can be guessed from your own details\./)).toBeVisible();
  await password.fill('kangaroo umbrella thirteen');
  await expect(page.getByText('Strong password', { exact: true })).toBeVisible();
  await expect(password).toHaveAccessibleDescription('At least 8 characters.');
});

// Layout, which a component test does not have. A button that moves under the pointer is not clicked.
test('nothing moves when the verdict on a password arrives', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((done) => (arrive = done));
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  const signUp = new SignUpPage(page);
  await signUp.open();
  const requested = page.waitForRequest(CHUNK);
  await signUp.field('Password').fill('kangaroo umbrella thirteen');
  await requested;
  await page.evaluate(async () => document.fonts.ready);
  const before = await signUp.submit.boundingBox();
  arrive();
  await expect(page.getByText('Strong password', { exact: true })).toBeVisible();
  expect(await signUp.submit.boundingBox()).toEqual(before);
});

test('without the chunk the form works, and the server refuses a weak password', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await breakFiles(page, CHUNK, { fault: '404' });
  const signUp = new SignUpPage(page);
  await signUp.open();
  const person = newUser();
  await signUp.signUp({ ...person, password: 'password' });
  await expect(signUp.field('Password')).toHaveAccessibleDescription(`${common} At least 8 characters.`);
  await expect(signUp.field('Password')).toBeFocused();
  await signUp.signUp(person);
  await expect(page).toHaveURL('/onboarding');
});
