import type { Page } from '@playwright/test';
import { newTeam } from '../matrix/releases';
import { DATA_DIR_VARIABLE } from '../support/paths';
import { loadGuardText } from '../../server/testing/releases';
import { publishSmallRelease, allowPublishing } from '../support/small-release';
import { expect, test } from '../support/test';

/** SVG image with an attack script, which reads the user's token and writes it to an attribute of the page. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>
document.documentElement.setAttribute('data-stolen', localStorage.getItem('token'))
</script><circle r="5"/></svg>`;

/** Publishes a release with these files, without activating it. @returns the path of its folder */
async function publishFiles(baseUrl: string, name: string, files: Record<string, string>): Promise<string> {
  const team = newTeam(name);
  allowPublishing(process.env[DATA_DIR_VARIABLE] ?? '', team);
  return publishSmallRelease(baseUrl, team, { files });
}

/** Returns the lines of `/metrics` that count violations of `directive`, a directive of the content security policy. */
async function counted(baseUrl: string, directive: string) {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  return metrics
    .split('\n')
    .filter((line) => line.includes('csp_violations_total{') && line.includes(`"${directive}"`));
}

/** Adds a script to the page, and waits until the script has loaded or failed. Resolves to true if its code has run. */
const addScript = (page: Page, src: string) =>
  page.evaluate(async (url) => {
    const script = document.createElement('script');
    const ended = new Promise((resolve) => ['load', 'error'].forEach((type) => script.addEventListener(type, resolve)));
    try {
      script.src = url;
    } catch (error) {
      return error instanceof Error ? error.name : 'thrown';
    }
    document.head.append(script);
    await ended;
    return Reflect.get(globalThis, 'attacked') === true ? 'ran' : 'blocked';
  }, src);

test.describe('a release that is published but not activated @g-remote-rights', () => {
  const files = { 'entry.js': `globalThis.attacked = true;${loadGuardText}`, 'picture.svg': SVG };

  test('cannot run the script inside its SVG file when the SVG file is opened as a document @rest', async ({
    page,
    account,
    baseURL,
    problems,
  }) => {
    problems.expect(/picture\.svg|Content Security Policy|sandboxed/);
    expect(account.authorization).not.toBe('');
    const folder = await publishFiles(baseURL ?? '', 'mfe-svg', files);
    await page.goto(`${folder}picture.svg`);
    await expect(page.locator('circle')).toHaveCount(1);
    expect(await page.locator('svg').getAttribute('data-stolen')).toBeNull();
    expect(await page.evaluate(() => origin)).toBe('null');
    // Pages can still show the SVG as an image.
    await page.goto('/');
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, `${folder}picture.svg`);
    expect(size).toBeGreaterThan(0);
  });

  test('cannot add its scripts to a page, since every way of adding a script throws a TypeError @g-content-policy', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.expect(/Trusted|Content Security Policy/);
    const folder = await publishFiles(baseURL ?? '', 'mfe-script', files);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await addScript(page, `${folder}entry.js`)).toBe('TypeError');
    expect(await addScript(page, 'data:text/javascript,attacked=true')).toBe('TypeError');
    const thrown = await page.evaluate((url) => {
      const attempts: (() => unknown)[] = [
        () => new Worker(url),
        () => (document.body.innerHTML = '<b>x</b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        () => document.createElement('script').setAttribute('src', url),
        () => (document.createElement('script').text = 'attacked = true'),
        () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'allowed';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      });
    }, `${folder}entry.js`);
    expect(thrown).toEqual(thrown.map(() => 'TypeError'));
    // The browser refuses to create another Trusted Types policy, which would allow the URL.
    expect(
      await page.evaluate(() => {
        const types: unknown = Reflect.get(globalThis, 'trustedTypes');
        const create: unknown =
          typeof types === 'object' && types !== null ? Reflect.get(types, 'createPolicy') : undefined;
        try {
          if (typeof create === 'function') create.call(types, 'mine', { createScriptURL: String });
          return 'made';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      }),
    ).toBe('TypeError');
    await expect.poll(() => counted(baseURL ?? '', 'require-trusted-types-for')).not.toEqual([]);
  });

  test('runs no script from injected HTML, since the injected elements have no nonce @g-content-policy @rest', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.expect(/Content Security Policy/);
    const folder = await publishFiles(baseURL ?? '', 'mfe-markup', files);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const injected = `<script src="${folder}entry.js"></script><script>attacked = true</script></body>`;
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
    await expect.poll(() => counted(baseURL ?? '', 'script-src-elem')).not.toEqual([]);
  });
});
