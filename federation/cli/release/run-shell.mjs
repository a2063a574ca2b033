import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { startProgress } from '../lib/progress.mjs';
import { TYPES } from '../dev/dev-server.mjs';
import { addressFor, newProblems, pageUnder, policyUnder, registryOf, withoutHashes } from './shell-page.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('./shell-page.mjs').Seen} Seen
 * @typedef {{ folder: string, manifest: import('./shell-page.mjs').ShellFiles, paths: string[] }} NextShell `paths`: the shell's own pages
 * @typedef {{ path: string, owner: string, viewer: string, problems: string[] }} Result
 * @typedef {{ remotes: { name: string, version: string, pages: { path: string }[] }[] }} Registry
 */

const QUIET_MS = 15_000;
/** Visits at once: pages wait for the network more than they compute. */
const AT_ONCE = 3;

/** @param {string} root whose installation has it @returns {typeof import('@playwright/test')} */
function playwrightOf(root) {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test');
  } catch {
    throw new Failure(
      `--run opens pages with Playwright, which is not installed in ${root}: npm install -D @playwright/test && npx playwright install chromium`,
    );
  }
}

/** @param {string} root */
async function launch(root) {
  const { chromium } = playwrightOf(root);
  const executablePath = process.env['CHROME_PATH'];
  try {
    return await chromium.launch(executablePath ? { executablePath } : {});
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new Failure(`No browser starts (${reason}): npx playwright install chromium, or set CHROME_PATH.`);
  }
}

/** Replaces the running shell by another build, in the pages of one browser context. @param {BrowserContext} context @param {string} origin @param {NextShell} next */
async function serveShell(context, origin, { folder, manifest }) {
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      const policy = headers['content-security-policy'];
      if (policy !== undefined) headers['content-security-policy'] = policyUnder(policy, manifest.inlineScript);
      return route.fulfill({ response, headers, body: pageUnder(await response.text(), manifest) });
    }
    const { pathname } = new URL(request.url());
    const file = join(folder, pathname);
    if (request.method() !== 'GET' || !existsSync(file) || !statSync(file).isFile()) return route.fallback();
    return route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
    });
  });
}

/** Runs in the page, before its scripts: reports stay here, so that no visit counts for a release. */
function keepReports() {
  /** @type {Blob[]} */
  const kept = [];
  Object.defineProperty(window, 'keptReports', { value: kept });
  navigator.sendBeacon = (_url, data) => {
    if (data instanceof Blob) kept.push(data);
    return true;
  };
}

/** Runs in the page, at the end of a visit: sends what waits, and reads what is shown. */
async function readPage() {
  dispatchEvent(new Event('pagehide'));
  /** @type {Blob[]} */
  const kept = Reflect.get(window, 'keptReports');
  const bodies = await Promise.all(kept.map(async (blob) => JSON.parse(await blob.text())));
  /** @type {{ remote: string, outcome: string, stage: string, reason: string }[]} */
  const events = bodies.flatMap((body) => body?.events ?? []);
  const bad = events.filter(({ outcome }) => outcome !== 'loaded' && outcome !== 'recovered');
  const textOf = (/** @type {Element} */ element) => (element instanceof HTMLElement ? element.innerText.trim() : '');
  const details = (/** @type {Element} */ screen) =>
    [...screen.querySelectorAll('[data-detail]')].map((one) => one.textContent).slice(0, 4);
  const root = document.getElementById('root');
  return {
    address: location.pathname,
    shown: [...document.querySelectorAll('[data-remote]')]
      .filter((element) => textOf(element) !== '')
      .map((element) => element.getAttribute('data-remote') ?? ''),
    problems: [
      ...[...document.querySelectorAll('[data-load-failure]')].map(
        (screen) => `failure screen: ${details(screen).join(', ')}`,
      ),
      ...bad.map(({ remote, outcome, stage, reason }) => `report: ${remote} ${outcome}, ${stage} ${reason}`),
      ...(root && textOf(root) !== '' ? [] : ['an empty page']),
    ],
  };
}

/** Runs in the page. @param {string[]} names of remotes @returns whether each shows something */
const areShown = (names) =>
  names.every((name) => {
    const element = document.querySelector(`[data-remote="${name}"]`);
    return element instanceof HTMLElement && element.innerText.trim() !== '';
  });

/**
 * @param {BrowserContext} context
 * @param {string} url
 * @param {string[]} [awaited] remotes that are given time to show something
 * @returns {Promise<{ seen: Seen, html: string }>}
 */
async function visit(context, url, awaited = []) {
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(`error: ${withoutHashes(String(error))}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${withoutHashes(message.text())}`);
  });
  try {
    const response = await page.goto(url);
    // A stream of events never ends: then the page is as it is.
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    await page.waitForFunction(areShown, awaited, { timeout: QUIET_MS }).catch(() => undefined);
    const { problems, ...read } = await page.evaluate(readPage);
    return { html: (await response?.text()) ?? '', seen: { ...read, problems: [...problems, ...errors] } };
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return { html: '', seen: { address: '', shown: [], problems: [...errors, `no page: ${withoutHashes(reason)}`] } };
  } finally {
    await page.close();
  }
}

/** @param {string} html @returns {Registry} */
function registryIn(html) {
  const json = registryOf(html);
  if (json === undefined) throw new Failure('The server sends no page with a list of remotes.');
  return JSON.parse(json);
}

/** @template T, R @param {T[]} list @param {(one: T) => Promise<R>} run @returns {Promise<R[]>} in order, a few at once */
async function inParallel(list, run) {
  /** @type {R[]} */
  const results = [];
  const rest = [...list.entries()];
  const work = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) results[one[0]] = await run(one[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/**
 * Opens every page that a visitor of the server has, in a browser, under its own shell and under another build, which is given to that
 * browser alone. What a visit reports stays in it.
 * @param {{ root: string, origin: string, next: NextShell, storage: string | undefined }} options `root`: whose installation
 *   has Playwright; `storage`: file with cookies and local storage of a signed-in browser
 * @returns {Promise<Result[]>}
 */
export async function runShell({ root, origin, next, storage }) {
  const browser = await launch(root);
  try {
    /** @type {Result[]} */
    const results = [];
    for (const [viewer, storageState] of [['signed out', undefined], ...(storage ? [['signed in', storage]] : [])]) {
      const options = { serviceWorkers: /** @type {const} */ ('block'), ...(storageState && { storageState }) };
      const [before, after] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
      await Promise.all([before, after].map((context) => context.addInitScript(keepReports)));
      const { remotes } = registryIn((await visit(before, origin)).html);
      // The same canaries for both.
      await after.addCookies(await before.cookies());
      await serveShell(after, origin, next);
      const pages = [
        ...remotes.flatMap(({ name, version, pages: own }) =>
          own.map(({ path }) => ({ path, owner: `${name} ${version}` })),
        ),
        ...next.paths.map((path) => ({ path, owner: 'shell' })),
      ];
      const progress = startProgress(() => `opening ${pages.length} pages, ${viewer}`);
      const compare = async (/** @type {string} */ url) => {
        const { seen } = await visit(before, url);
        return newProblems(seen, (await visit(after, url, seen.shown)).seen);
      };
      const found = await inParallel(pages, async ({ path, owner }) => {
        const url = `${origin}${addressFor(path)}`;
        const first = await compare(url);
        // What does not happen again is of that moment.
        const again = first.length === 0 ? [] : await compare(url);
        return { path, owner, viewer: viewer ?? '', problems: first.filter((one) => again.includes(one)) };
      });
      progress.stop();
      results.push(...found);
      await Promise.all([before.close(), after.close()]);
    }
    return results;
  } finally {
    await browser.close();
  }
}
