import { failureScreen } from '@verdant/federation/testing';
import { isSameDocument, markDocument } from '../support/document';
import { releaseAltered } from '../support/released-files';
import { expect, test } from '../support/test';

/** The chunk of the page, whose component never stops suspending. */
const suspending = (text: string) => `{const never=new Promise(()=>undefined);const Page=()=>{throw never};
  const only=(require)=>new Proxy(require,{get:(target,key)=>key!=='d'?target[key]:
    (to,getters)=>target.d(to,Array.isArray(getters)?getters:Object.fromEntries(Object.entries(getters).map(([name,get])=>[name,name==='SignIn'?()=>Page:get])))});
  const chunks=self.webpackChunkmfe_account=self.webpackChunkmfe_account||[];
  const suspended={push:([ids,modules,run])=>chunks.push([ids,Object.fromEntries(Object.entries(modules).map(([id,make])=>
    [id,(module,exports,require)=>make(module,exports,only(require))])),run])};
  ${text.replace(/\(?self\.webpackChunkmfe_account\s*=\s*self\.webpackChunkmfe_account\s*\|\|\s*\[\]\)?/, 'suspended')}}`;

test('a written page that suspends for ever after its script came becomes the waiting screen, then the failure screen', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/mfe-account .* failed to load: render, timeout/);
  const undo = await releaseAltered(page, baseURL ?? '', {
    remote: 'mfe-account',
    file: /page-sign-in.*js$/,
    alter: suspending,
  });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/load-reports')) reports.push(request.postData() ?? '');
  });
  await expect
    .poll(async () => (await page.request.get('/sign-in', { headers: { accept: 'text/html' } })).text())
    .toContain('data-written="');
  await page.clock.install();
  await page.goto('/sign-in');
  await expect(page.locator('#root')).toHaveAttribute('data-written');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();

  await page.clock.runFor(8_100);
  await expect(page.locator('#root')).not.toHaveAttribute('data-written');
  // The shell works, and the page waits in its place.
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.clock.runFor(8_100);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.clock.runFor(112_000);
  const failure = failureScreen(page);
  expect(await failure.readDetails()).toMatchObject({ stage: 'render', reason: 'timeout', finding: 'hangs' });
  await page.clock.runFor(3_000);
  await expect.poll(() => reports.join('')).toContain('"stage":"render","reason":"timeout"');

  undo();
  await markDocument(page);
  await failure.tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
