import type { Page } from '@playwright/test';
import type { RegistryRemote } from '@verdant/federation/contract';
import { loadReports } from '@verdant/federation/contract';
import * as v from 'valibot';
import { failureScreen } from '@verdant/federation/testing';
import { QuizPage } from '../models/quiz-page';
import { isSameDocument, markDocument, navigate } from '../support/document';
import { changeRegistry, countFiles, releaseAltered } from '../support/released-files';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

const ENTRY = '**/remotes/mfe-quiz/static/js/remote-entry.*';
const CHUNK = '**/remotes/mfe-quiz/static/js/page-onboarding.*';
const STYLE = '**/remotes/mfe-quiz/static/css/page-onboarding.*';
const complaints = [
  /ERR_|Failed to load resource|Failed to find a valid digest|Refused to|preload|mfe-quiz|mfe_quiz|Uncaught/,
];

/** Presses Try again, and sees the quiz arrive in the same document. */
async function recover(page: Page): Promise<void> {
  await markDocument(page);
  await failureScreen(page).tryAgain.click();
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

/** Opens the quiz by its URL; for its style sheet, which such a page contains, on the way from another page. */
async function openQuiz(page: Page, broken: string): Promise<void> {
  if (broken !== STYLE) {
    await page.goto('/onboarding');
    return;
  }
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await navigate(page, '/onboarding');
}

const REGISTRATION = /self\.webpackChunkmfe_quiz\s*=\s*self\.webpackChunkmfe_quiz\s*\|\|\s*\[\]/;

/** A chunk whose modules are wrapped: `wrap` is code of a function from a module's function to another one. */
const wrapped = (wrap: string) => (text: string) =>
  `{const chunks=self.webpackChunkmfe_quiz;const wrap=${wrap};
  const wrapping={push:([ids,modules,run])=>chunks.push([ids,Object.fromEntries(Object.entries(modules).map(([id,make])=>[id,wrap(make)])),run])};
  ${text.replace(REGISTRATION, 'wrapping')}}`;

const throwsAtRender = `(make)=>(module,exports,require)=>make(module,exports,new Proxy(require,{get:(target,key)=>key!=='d'?target[key]:
  (to,getters)=>target.d(to,Object.fromEntries(Object.entries(getters).map(([name,get])=>[name,name==='Onboarding'?()=>()=>{throw new Error('rendered')}:get])))}))`;

const more = (text: string) => `${text}\n/* altered */`;

for (const [name, files, stage] of [
  ['entry', ENTRY, 'entry'],
  ['chunk', CHUNK, 'chunk'],
  ['style', STYLE, 'chunk'],
] as const) {
  test(
    `${name}: a file that is not the released one is not used`,
    { tag: '@rest' },
    async ({ page, account: _account, problems }) => {
      problems.expect(...complaints);
      await page.route(files, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: more(await response.text()) });
      });
      await openQuiz(page, files);
      const failure = failureScreen(page);
      await expect(failure.screen).toContainText('did not arrive as we published it');
      expect(await failure.readDetails()).toMatchObject({
        stage: stage,
        reason: 'error',
        finding: 'refused-integrity',
        status: '200',
        attempt: '1',
      });
      await page.unroute(files);
      await recover(page);
    },
  );

  test(`${name}: a page in the place of the file`, { tag: '@rest' }, async ({ page, account: _account, problems }) => {
    problems.expect(...complaints);
    await page.route(files, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
    );
    await openQuiz(page, files);
    const failure = failureScreen(page);
    const finding = name === 'style' ? 'not-a-style' : 'not-a-script';
    expect(await failure.readDetails()).toMatchObject({
      stage: stage,
      finding: finding,
      status: '200',
    });
    await page.unroute(files);
    await recover(page);
  });

  test(
    `${name}: one that hangs is requested again by Try again, long before its limit`,
    { tag: '@rest' },
    async ({ page, account: _account, problems }) => {
      problems.expect(...complaints);
      await page.clock.install();
      await page.goto('/forgot-password');
      await settled(page, /password/i);
      await page.route(files, (route) => (route.request().url().includes('retry=') ? route.continue() : undefined));
      await markDocument(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      const requested = page.waitForRequest(files);
      await navigate(page, '/onboarding');
      await requested;
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await page.clock.runFor(7_900);
      await expect(tryAgain).toHaveCount(0);
      await page.clock.runFor(200);
      await page.clock.resume();
      await tryAgain.click();
      await expect(new QuizPage(page).heading).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

test(
  'whoever comes back to a page that hangs is offered Try again at once',
  { tag: '@rest' },
  async ({ page, account: _account, problems }) => {
    problems.expect(...complaints);
    await page.clock.install();
    await page.goto('/budget');
    await settled(page, /budget/i);
    await page.route(CHUNK, (route) => (route.request().url().includes('retry=') ? route.continue() : undefined));
    await page.clock.pauseAt(Date.now() + 60_000);
    const requested = page.waitForRequest(CHUNK);
    await navigate(page, '/onboarding');
    await requested;
    await page.clock.runFor(5_000);
    await navigate(page, '/budget');
    await expect(page.getByRole('heading', { level: 1, name: /budget/i })).toBeVisible();
    await page.clock.runFor(4_000);
    await navigate(page, '/onboarding');
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.clock.resume();
    await tryAgain.click();
    await expect(new QuizPage(page).heading).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('a file without a hash in the registry is not even requested', async ({ page, account: _account, problems }) => {
  problems.expect(...complaints);
  await changeRegistry(page, 'mfe-quiz', ({ integrity }) => ({
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => !file.includes('page-onboarding'))),
  }));
  const counts = countFiles(page, 'mfe-quiz');
  await page.goto('/onboarding');
  expect(await failureScreen(page).readDetails()).toMatchObject({
    stage: 'chunk',
    finding: 'no-integrity',
    chunk: 'page-onboarding',
  });
  expect([...counts.keys()].filter((file) => file.includes('page-onboarding'))).toEqual([]);
});

test('a transient fault is retried, and no failure is shown', async ({ page, account: _account, problems }) => {
  problems.expect(...complaints);
  let requested = 0;
  await page.route(ENTRY, (route) =>
    route.request().url().includes('probe=') || (requested += 1) > 2 ? route.continue() : route.abort(),
  );
  await page.goto('/onboarding');
  await expect(page.getByRole('main')).toContainText('Trying again...');
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(requested).toBe(3);
});

test('a remote that stays down is requested three times per try, and not in between', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  const counts = countFiles(page, 'mfe-quiz');
  const entries = () =>
    [...counts].filter(([file]) => file.includes('remote-entry')).reduce((sum, [, count]) => sum + count, 0);
  await page.clock.install();
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await page.route('**/remotes/mfe-quiz/**', (route) => route.abort());
  await navigate(page, '/onboarding');
  const failure = failureScreen(page);
  await expect(failure.screen).toBeVisible();
  expect(entries()).toBe(3);
  await page.mouse.move(10, 10);
  await page.clock.runFor(60_000);
  expect(entries()).toBe(3);
  await failure.tryAgain.click();
  await expect(failure.screen).toBeHidden();
  await expect(failure.screen).toBeVisible();
  expect(entries()).toBe(6);
  expect((await failure.readDetails()).attempt).toBe('2');
});

for (const [name, file, alter, expected] of [
  ['entry that throws', /remote-entry/, () => 'throw new Error("entry");', { stage: 'evaluate', finding: 'throws' }],
  ['entry that is empty', /remote-entry/, () => '', { stage: 'evaluate', finding: 'empty' }],
  [
    'entry that refuses the shell',
    /remote-entry/,
    (text: string) => `${text};mfe_quiz={get:()=>{},init:()=>{throw new Error('contract')}};`,
    { stage: 'init', finding: 'contract' },
  ],
  [
    'chunk that throws',
    /page-onboarding.*js$/,
    () => 'throw new Error("chunk");',
    { stage: 'evaluate', finding: 'throws' },
  ],
  ['chunk that registers nothing', /page-onboarding.*js$/, () => ';', { stage: 'chunk', finding: 'empty' }],
  [
    'module that throws',
    /page-onboarding.*js$/,
    wrapped(`()=>()=>{throw new Error('evaluated')}`),
    { stage: 'evaluate', finding: 'throws' },
  ],
  [
    'page that throws at render',
    /page-onboarding.*js$/,
    wrapped(throwsAtRender),
    { stage: 'render', finding: 'throws' },
  ],
] as const) {
  test(
    `${name}: typed, and Try again recovers`,
    { tag: '@rest' },
    async ({ page, baseURL, account: _account, problems }) => {
      problems.expect(...complaints);
      const undo = await releaseAltered(page, baseURL ?? '', { remote: 'mfe-quiz', file, alter });
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/load-reports')) reports.push(request.postData() ?? '');
      });
      await page.goto('/onboarding');
      expect(await failureScreen(page).readDetails()).toMatchObject({
        reason: 'error',
        ...expected,
      });
      undo();
      await recover(page);
      // Reported as a load that failed, and not once more as an error that nothing caught.
      await expect.poll(() => reports.join('')).toContain('"outcome":"failed"');
      expect(reports.join('')).not.toContain('threw');
    },
  );
}

test('without a network a page waits, shows it, and opens by itself', async ({
  page,
  context,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await context.setOffline(true);
  await navigate(page, '/onboarding');
  await expect(page.getByRole('main')).toContainText(
    'You are offline. This continues by itself as soon as you are back.',
  );
  await context.setOffline(false);
  await expect(new QuizPage(page).heading).toBeVisible();
});

for (const [name, files] of [
  ['entry', ENTRY],
  ['chunk', CHUNK],
  ['style', STYLE],
] as const) {
  test(
    `${name}: a network that is lost while one hangs is named, and the page opens once it is back`,
    { tag: '@rest' },
    async ({ page, context, account: _account, problems }) => {
      problems.expect(...complaints);
      await page.goto('/forgot-password');
      await settled(page, /password/i);
      await page.route(files, (route) => (route.request().url().includes('retry=') ? route.continue() : undefined));
      const requested = page.waitForRequest(files);
      await navigate(page, '/onboarding');
      await requested;
      await context.setOffline(true);
      await expect(page.getByRole('main')).toContainText('You are offline. This continues by itself');
      await context.setOffline(false);
      await expect(new QuizPage(page).heading).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

/** A previous release, whose files are those of the build. */
const withPreviousRelease = ({ entry, integrity }: RegistryRemote): Partial<RegistryRemote> => ({
  version: '9.0.0',
  previous: { version: '1.0.0', url: '/previous/', entry, integrity },
});

/** Serves that release. @returns the load reports that are sent */
async function servePreviousRelease(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  const real = /\/previous\//;
  await page.route(real, (route) => route.continue({ url: route.request().url().replace(real, '/remotes/mfe-quiz/') }));
  return reports;
}

test('the previous release is the fallback, and the server gets a report', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(...complaints);
  await changeRegistry(page, 'mfe-quiz', withPreviousRelease);
  await page.route('**/remotes/mfe-quiz/static/js/page-onboarding.*', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  const reports = await servePreviousRelease(page);
  await page.goto('/onboarding');
  await expect(new QuizPage(page).heading).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({
    events: [
      {
        remote: 'mfe-quiz',
        version: '9.0.0',
        stage: 'chunk',
        reason: 'missing',
        detail: 'http-404',
        status: 404,
        outcome: 'fell_back',
        chunk_id: 'page-onboarding',
        attempt: 1,
      },
    ],
  });
});

test(
  'the previous release is the fallback for one that throws at render',
  { tag: '@rest' },
  async ({ page, baseURL, account: _account, problems }) => {
    problems.expect(...complaints);
    await releaseAltered(page, baseURL ?? '', {
      remote: 'mfe-quiz',
      file: /page-onboarding.*js$/,
      alter: wrapped(throwsAtRender),
      more: withPreviousRelease,
    });
    const reports = await servePreviousRelease(page);
    await page.goto('/onboarding');
    await expect(new QuizPage(page).heading).toBeVisible();
    await expect.poll(() => reports.join('')).toContain('fell_back');
    const events = reports.flatMap((text) => v.parse(loadReports, JSON.parse(text)).events);
    expect(events.map(({ version, stage, detail, outcome }) => [version, stage, detail, outcome])).toEqual([
      ['9.0.0', 'evaluate', undefined, 'loaded'],
      ['9.0.0', 'render', 'throws', 'fell_back'],
    ]);
  },
);

test('data pages recover when a chunk that they share did not load', async ({ page, account: _account, problems }) => {
  problems.expect(...complaints, /query/, /mfe-dashboard/);
  const files = /\/static\/js\/shared_src_query|\/static\/js\/vendors-.*tanstack/;
  await page.route(files, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(failureScreen(page).screen).toBeVisible();
  await page.unroute(files);
  await markDocument(page);
  await failureScreen(page).tryAgain.click();
  await settled(page, /^Welcome back, /);
  expect(await isSameDocument(page)).toBe(true);
});
