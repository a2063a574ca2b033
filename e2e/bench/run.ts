import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunchOptions, ensureBrowser } from '../support/browser';
import { metricsTable, type PageVariant } from './metrics';
import { defaultPaths, benchPageAt, type BenchPage } from './pages';
import { startProductWithUser, type RunningProduct } from './product';
import { measureVisit, type VisitTarget, type MeasuredVisit } from './visit';

/*
 * `npm run bench:pages [-- /path...] [--rounds 7] [--before <tree>]`: measures pages on a slow phone; visits alternate
 * between the variants of a page. `--before` also measures the product that was built in another checkout, at the path
 * `<tree>`.
 */

const DEFAULT_ROUNDS = '7';

/** Returns the page's variants to measure. A page that requires sign-in has no `limit`: JavaScript renders its content. */
function formsOf(
  { path, viewer, ready }: BenchPage,
  product: RunningProduct,
  before?: RunningProduct,
): [PageVariant, VisitTarget][] {
  const at = ({ url, token }: RunningProduct): VisitTarget => ({
    url: new URL(path, url).href,
    token: viewer === 'resident' ? token : undefined,
    ready,
  });
  return [
    ...(viewer === 'anonymous'
      ? [['limit', { ...at(product), ready: null }] satisfies [PageVariant, VisitTarget]]
      : []),
    ...(before ? [['before', at(before)] satisfies [PageVariant, VisitTarget]] : []),
    ['product', at(product)],
  ];
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: DEFAULT_ROUNDS }, before: { type: 'string' } },
  });
  await ensureBrowser();
  const browser = await chromium.launch(browserLaunchOptions());
  const product = await startProductWithUser();
  const before = values.before === undefined ? undefined : await startProductWithUser(values.before);
  try {
    for (const page of (positionals.length > 0 ? positionals : defaultPaths).map(benchPageAt)) {
      const all = formsOf(page, product, before).map(([form, destination]) => ({
        form,
        destination,
        visits: new Array<MeasuredVisit>(),
      }));
      // The first round only warms up the servers, so its results are discarded.
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        for (const { form, destination, visits } of all) {
          const found = await measureVisit(browser, destination);
          process.stderr.write(
            `${page.path} ${round} ${form}: ${Math.round(found.largestPaint)} ms, ${found.largest}\n`,
          );
          if (round > 0) visits.push(found);
        }
      }
      process.stdout.write(`\n${page.path}\n\n${metricsTable(all)}\n`);
    }
  } finally {
    await browser.close();
    await product.stop();
    await before?.stop();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
