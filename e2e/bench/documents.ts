import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Bundle } from './bundle/build';
import type { BenchPage } from './pages';
import { openPhone } from './phone';

/** A page as the product sends it. */
export type Sent = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

const LEFT_OUT = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
]);

/**
 * Fetches a page of the product. Its Content Security Policy names the product's own scripts and styles: a header of the
 * same length stands in for it.
 */
export async function fetchPage(url: string): Promise<Sent> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !LEFT_OUT.has(name)));
  const { 'content-security-policy': policy = '', ...kept } = headers;
  return { html: await response.text(), headers: { ...kept, 'x-policy-of-product': policy.replaceAll(/\s/g, ' ') } };
}

/** Runs in the finished page: it with its styles inlined and without any script. */
async function finished(): Promise<string> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const style = document.createElement('style');
    const css = await (await fetch(link.href)).text();
    style.textContent = css.replaceAll(/url\((?!["']?data:)["']?([^"')]+)["']?\)/g, (_all, target: string) => {
      const { pathname } = new URL(target, link.href);
      return `url(${pathname})`;
    });
    link.replaceWith(style);
  }
  const unused = 'script, noscript, link[rel="preload"]:not([as="font"]), link[rel="modulepreload"]';
  for (const element of document.querySelectorAll(unused)) element.remove();
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}

async function atRest(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
}

/** What can be reached at most: the page as finished HTML. */
export async function limitOf(
  browser: Browser,
  product: string,
  { path }: BenchPage,
  token: string | undefined,
): Promise<string> {
  const { page, context } = await openPhone(browser, product, token, false);
  try {
    await page.goto(new URL(path, product).href);
    await atRest(page);
    return await page.evaluate(finished);
  } finally {
    await context.close();
  }
}

const METADATA = /<meta [^>]*>|<title>[^<]*<\/title>|<link rel="icon"[^>]*>/g;

/**
 * A page of the application as one bundle, with the metadata and the first script of the product's.
 * @param written what is in `#root`, with its styles inlined; without it the browser draws the page
 */
export function bundledPage(bundle: Bundle, { path }: BenchPage, sent: Sent, written?: string): string {
  const { js, css } = bundle.filesOf(path);
  const [theme = ''] = /<script>[^<]*<\/script>/.exec(sent.html) ?? [];
  const styles =
    written === undefined
      ? css.map((href) => `<link rel="stylesheet" href="${href}">`)
      : css.map((file) => `<style>${readFileSync(join(bundle.folder, file), 'utf8')}</style>`);
  const scripts = js.map((src) => `<script src="${src}" defer></script>`);
  const root =
    written === undefined ? '<div id="root"></div>' : `<div id="root" data-prerendered="en">${written}</div>`;
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
${(sent.html.match(METADATA) ?? []).join('\n')}
${theme}
${[...styles, `<link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin>`, ...scripts].join('\n')}
</head>
<body>
${root}
</body>
</html>
`;
}
