import { failureScreen } from '@verdant/federation/testing';
import { isSameDocument, markDocument } from '../support/document';
import { collectLoadReports } from '../support/network';
import { waitUntilPrerendered } from '../support/prerendered-page';
import { replaceReleasedFile } from '../support/released-files';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** Returns a function that changes a chunk's text. `code` must declare a `Page`, which is exported instead of `SignIn`. */
const replacing = (code: string) => (text: string) =>
  `{${code};
  const only=(require)=>new Proxy(require,{get:(target,key)=>key!=='d'?target[key]:
    (to,getters)=>target.d(to,Array.isArray(getters)?getters:Object.fromEntries(Object.entries(getters).map(([name,get])=>[name,name==='SignIn'?()=>Page:get])))});
  const chunks=self.webpackChunkmfe_account=self.webpackChunkmfe_account||[];
  const suspended={push:([ids,modules,run])=>chunks.push([ids,Object.fromEntries(Object.entries(modules).map(([id,make])=>
    [id,(module,exports,require)=>make(module,exports,only(require))])),run])};
  ${text.replace(/\(?self\.webpackChunkmfe_account\s*=\s*self\.webpackChunkmfe_account\s*\|\|\s*\[\]\)?/, 'suspended')}}`;

/** Code of a component that suspends for ever. */
const suspending = replacing('const never=new Promise(()=>undefined);const Page=()=>{throw never}');
/** Code that throws until the test sets `mayGoOn`; after that the component suspends forever. */
const throwing = {
  evaluated: replacing(`if(!self.mayGoOn)throw new Error('thrown by the test');const never=new Promise(()=>undefined);
    const Page=()=>{throw never}`),
  rendered: replacing(`const never=new Promise(()=>undefined);
    const Page=()=>{if(!self.mayGoOn)throw new Error('thrown by the test');throw never}`),
};

/** Opens the prerendered sign-in page with a stopped clock. */
async function openPrerenderedSignIn(page: Page): Promise<void> {
  await waitUntilPrerendered(page.request, '/sign-in');
  await page.clock.install();
  await page.goto('/sign-in');
}

/** Checks that the shell still works, although its page suspends or throws. */
async function expectShellWorks(page: Page): Promise<void> {
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  await page
    .getByRole('navigation')
    .locator('button:not([popovertarget], [aria-pressed]):has(svg:visible)')
    .first()
    .click();
  await expect(html).not.toHaveAttribute('data-theme', theme ?? '');
}

let reports: Awaited<ReturnType<typeof collectLoadReports>>;
test.beforeEach(async ({ page }) => {
  reports = await collectLoadReports(page);
});

test('a prerendered page that suspends endlessly is replaced by the waiting screen, then by the failure screen @g-suspends-after-script', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/mfe-account .* failed to load: render, timeout/);
  const undo = await replaceReleasedFile(page, baseURL ?? '', {
    remote: 'mfe-account',
    file: /page-sign-in.*js$/,
    alter: suspending,
  });
  await openPrerenderedSignIn(page);
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.com');

  await page.clock.runFor(8_100);
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.clock.runFor(8_100);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.clock.runFor(112_000);
  const failure = failureScreen(page);
  expect(await failure.readDetails()).toMatchObject({ stage: 'render', reason: 'timeout', finding: 'hangs' });
  await page.clock.runFor(3_000);
  await expect.poll(reports).toContainEqual(expect.objectContaining({ stage: 'render', reason: 'timeout' }));

  undo();
  await markDocument(page);
  await failure.tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  expect(await isSameDocument(page)).toBe(true);
});

for (const [moment, alter] of Object.entries(throwing)) {
  test(`if a prerendered page threw when ${moment} and suspends after Try again, the shell still works @g-suspends-other-language`, async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.expect(/mfe-account .* failed to load: (chunk|evaluate|render)|thrown by the test|written-page/);
    const undo = await replaceReleasedFile(page, baseURL ?? '', {
      remote: 'mfe-account',
      file: /page-sign-in.*js$/,
      alter,
    });
    await openPrerenderedSignIn(page);
    const failure = failureScreen(page);
    await expect(failure.screen).toBeVisible();
    await page.evaluate(() => Object.assign(self, { mayGoOn: true }));
    await failure.tryAgain.click();
    await expect(failure.screen).toBeHidden();
    await expectShellWorks(page);
    await page.clock.runFor(8_100);
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    undo();
    await tryAgain.click();
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  });
}
