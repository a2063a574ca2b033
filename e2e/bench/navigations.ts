import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunchOptions, ensureBrowser } from '../support/browser';
import { median } from './metrics';
import { openPhone } from './phone';
import { startProductWithUser, type RunningProduct } from './product';

/*
 * `npm run bench:navigations [-- "<navigation>"] [--rounds 5] [--slowdown 4]`: measures the time from the press of a link to
 * the paint of its page, on a slow phone's processor; code and data were prefetched on hover.
 */

const DEFAULT_ROUNDS = '5';
const DEFAULT_SLOWDOWN = '4';
/** Wait for the code and data that a hovered link prefetches over the local network, in milliseconds. */
const HOVER_MS = 2_500;

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

/** Stages of a navigation: the title is visible, the content is visible, and the content is painted. */
const STAGES = ['title', 'there', 'painted'] as const;
type StageTimes = Record<(typeof STAGES)[number], number>;

declare global {
  interface Window {
    /** Time from the click on a link to each stage, in milliseconds. */
    benchMove?: StageTimes;
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
      const found = { title: 0, there: 0, painted: 0 };
      const look = () => {
        const title = [...document.querySelectorAll('main h1')].find((element) => element.checkVisibility());
        if (title && title !== old && found.title === 0) found.title = performance.now() - pressed;
        if (!isPresent()) return;
        observer.disconnect();
        found.there = performance.now() - pressed;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
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

/** Measures one navigation: the milliseconds until each stage. */
async function moveOnce(
  browser: Browser,
  product: RunningProduct,
  move: Navigation,
  slowdown: number,
): Promise<StageTimes> {
  const token = move.isResident ? product.token : undefined;
  const { page, session, context } = await openPhone(browser, product.url, token, false);
  try {
    // A wide window, because on a phone's screen the links are hidden in a menu.
    await page.setViewportSize({ width: 1_280, height: 823 });
    await page.goto(product.url + move.from, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(HOVER_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.locator(move.link).filter({ visible: true }).first().hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchMove, move.shown);
    await page.mouse.down();
    await page.mouse.up();
    const watched = await page.waitForFunction(() => window.benchMove, undefined, { polling: 250 });
    const times = await watched.jsonValue();
    if (!times) throw new Error('The navigation was not recorded');
    return times;
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
    },
  });
  await ensureBrowser();
  const browser = await chromium.launch(browserLaunchOptions());
  const product = await startProductWithUser();
  process.stdout.write(`\n| navigation | ${STAGES.join(' | ')} |\n| --- |${' --: |'.repeat(STAGES.length)}\n`);
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(navigations)) {
      const move = navigations[name];
      if (!move) throw new Error(`No navigation is called ${name}`);
      const moves: StageTimes[] = [];
      // The first round only warms up the server, so its results are discarded.
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        const times = await moveOnce(browser, product, move, Number(values.slowdown));
        if (round > 0) moves.push(times);
      }
      const medians = STAGES.map((stage) => Math.round(median(moves.map((times) => times[stage]))));
      process.stdout.write(`| ${name} | ${medians.join(' | ')} |\n`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
