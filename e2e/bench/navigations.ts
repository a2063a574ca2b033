import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserLaunchOptions, ensureBrowser } from '../support/browser';
import { median } from './metrics';
import { openPhone } from './phone';
import { startProductWithUser, type RunningProduct } from './product';

/*
 * `npm run bench:navigations [-- "<move>"] [--rounds 5] [--slowdown 4] [--other <tree>]`: measures the time from the press
 * of a link to the paint of its page, on a slow phone's processor; code and data were prefetched on hover. Visits alternate
 * between the builds of this tree and of another tree; each navigation is repeated with reduced motion.
 */

const DEFAULT_ROUNDS = '5';
/** Wait for the code and data that a hovered link prefetches over the local network, in milliseconds. */
const HOVER_MS = 2_500;
const DEFAULT_SLOWDOWN = '4';

type Navigation = {
  readonly from: string;
  readonly link: string;
  readonly shown: string;
  readonly isResident: boolean;
};

const figures = 'main [class*="-figures-"] [class*="-figure-"]';

const navigations: Record<string, Navigation> = {
  'spending to dashboard': { from: '/spending', link: 'nav a[href="/dashboard"]', shown: figures, isResident: true },
  'dashboard to spending': {
    from: '/dashboard',
    link: 'nav a[href="/spending"]',
    shown: 'main table',
    isResident: true,
  },
  'dashboard to budget': { from: '/dashboard', link: 'nav a[href="/budget"]', shown: 'main h2', isResident: true },
  'landing to sign-in': { from: '/', link: 'a[href="/sign-in"]', shown: 'input[name="password"]', isResident: false },
};

declare global {
  interface Window {
    /** Time from the click on a link to each stage, in milliseconds. */
    benchMove?: { there: number; painted: number; title: number };
  }
}

/** Runs in the page: records when an element that matches `shown` is visible and painted after the next click. */
function watchMove(shown: string): void {
  const old = document.querySelector(`main h1`);
  const isPresent = () =>
    [...document.querySelectorAll(shown)].some((element) => element.checkVisibility()) && !old?.isConnected;
  addEventListener(
    'click',
    ({ timeStamp: pressed }) => {
      performance.mark('bench-press');
      const found = { there: 0, painted: 0, title: 0 };
      const look = () => {
        const title = [...document.querySelectorAll('main h1')].find((element) => element.checkVisibility());
        if (title && title !== old && found.title === 0) found.title = performance.now() - pressed;
        if (!isPresent()) return;
        observer.disconnect();
        found.there = performance.now() - pressed;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            performance.mark('bench-painted');
            found.painted = performance.now() - pressed;
            window.benchMove = found;
          });
          port1.start();
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, attributes: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

async function hover(page: Page, link: string): Promise<void> {
  const target = page.locator(link).filter({ visible: true }).first();
  await target.hover();
  await page.waitForTimeout(HOVER_MS);
}

/** Reads the main thread's CPU time so far, in milliseconds. Other processes affect elapsed time, but not CPU time. */
async function workOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]));
}

const PARTS = {
  work: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};
const COLUMNS = ['title', 'there', 'painted', 'work', 'script', 'style', 'layout'];

type Options = { readonly isReduced: boolean; readonly slowdown: number };

/**
 * Measures one navigation: milliseconds until the title is visible, until the content is visible and until it is painted,
 * and the processor work until then.
 */
async function moveOnce(
  browser: Browser,
  product: RunningProduct,
  move: Navigation,
  { isReduced, slowdown }: Options,
): Promise<Record<string, number>> {
  const token = move.isResident ? product.token : undefined;
  const { page, session, context } = await openPhone(browser, product.url, token, false);
  try {
    // A wide window, because on a phone's screen the links are hidden in a menu.
    await page.setViewportSize({ width: 1_280, height: 823 });
    await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
    await page.goto(product.url + move.from, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(HOVER_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await hover(page, move.link);
    await page.evaluate(watchMove, move.shown);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workOf(session);
    await page.mouse.down();
    await page.mouse.up();
    const watched = await page.waitForFunction(() => window.benchMove, undefined, { polling: 250 });
    const after = await workOf(session);
    const found: Record<string, number> = { ...(await watched.jsonValue()) };
    for (const [part, name] of Object.entries(PARTS)) found[part] = (after[name] ?? 0) - (before[name] ?? 0);
    return found;
  } finally {
    await context.close();
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: DEFAULT_ROUNDS },
      slowdown: { type: 'string', default: DEFAULT_SLOWDOWN },
      other: { type: 'string' },
    },
  });
  await ensureBrowser();
  const browser = await chromium.launch(browserLaunchOptions());
  const products = new Map([['this tree', await startProductWithUser()]]);
  if (values.other !== undefined) products.set('the other', await startProductWithUser(values.other));
  const forms = [...products].flatMap(([tree, product]) =>
    [false, true].map((isReduced) => ({ name: `${tree}${isReduced ? ', no fade' : ''}`, product, isReduced })),
  );
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(navigations)) {
      const move = navigations[name];
      if (!move) throw new Error(`No move is called ${name}`);
      const found = forms.map((form) => ({ ...form, all: new Array<Record<string, number>>() }));
      // The first round only warms up the servers, so its results are discarded.
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        for (const { product, isReduced, all } of found) {
          const one = await moveOnce(browser, product, move, { isReduced, slowdown: Number(values.slowdown) });
          if (round > 0) all.push(one);
        }
      }
      process.stdout.write(`\n| ${name} | ${COLUMNS.join(' | ')} |\n| --- |${' --: |'.repeat(COLUMNS.length)}\n`);
      for (const { name: form, all } of found) {
        const middle = COLUMNS.map((column) => Math.round(median(all.map((one) => one[column] ?? 0))));
        process.stdout.write(`| ${form} | ${middle.join(' | ')} |\n`);
      }
    }
  } finally {
    await browser.close();
    for (const product of products.values()) await product.stop();
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
