import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '../support/browser';
import { buildBundle } from './bundle/build';
import { outcomeOf, tableOf, type Outcome } from './metrics';
import { defaultPaths, pageOf, type BenchPage } from './pages';
import { targetsText } from './targets';
import { startProduct, startVariants, type Variants } from './variants';
import { visit, type Visit } from './visit';

/*
 * `npm run bench:pages [-- /path...] [--rounds 7] [--before <tree>]`: pages on a slow phone, each in several forms, whose
 * visits take turns. With `--before` it also measures the product of another tree that is built.
 */

const DEFAULT_ROUNDS = '7';

async function measure(browser: Browser, variants: Variants, page: BenchPage, rounds: number): Promise<Outcome> {
  const all = [...variants.of(page)].map(([form, destination]) => ({ form, destination, visits: new Array<Visit>() }));
  // The first round finds servers cold, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { form, destination, visits } of all) {
      const one = await visit(browser, destination);
      const times = `${Math.round(one.largestPaint)} ${Math.round(one.usable)} ms, shift ${one.shift.toFixed(3)}`;
      process.stderr.write(`${page.path} ${round} ${form}: ${times}, ${one.largest}\n`);
      if (round > 0) visits.push(one);
    }
  }
  return outcomeOf(all);
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: DEFAULT_ROUNDS }, before: { type: 'string' } },
  });
  const pages = (positionals.length > 0 ? positionals : defaultPaths).map(pageOf);
  await ensureBrowser();
  process.stderr.write('Building the bundle ...\n');
  const bundle = await buildBundle();
  const browser = await chromium.launch(browserLaunch());
  const product = await startProduct();
  const before = values.before === undefined ? undefined : await startProduct(values.before);
  const variants = await startVariants(browser, pages, bundle, product, before);
  try {
    const outcomes: { page: BenchPage; outcome: Outcome }[] = [];
    for (const page of pages) {
      const outcome = await measure(browser, variants, page, Number(values.rounds));
      outcomes.push({ page, outcome });
      process.stdout.write(`\n${page.path}\n\n${tableOf(outcome)}\n`);
    }
    process.stdout.write(`\n${targetsText(outcomes)}\n`);
  } finally {
    await browser.close();
    await variants.stop();
  }
}

run().then(
  // webpack leaves a port open now and then, for which Node would wait.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
