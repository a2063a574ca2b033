import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '../support/browser';
import { commitOf, machine, today } from '../support/circumstances';
import { buildBundle } from './bundle/build';
import { outcomeOf, tableOf, type Outcome } from './figures';
import { defaultPaths, pageOf, type BenchPage } from './pages';
import { keepBefore, stripOf, writeDocument, type Run } from './record';
import { film, writeStrip } from './strip';
import { startProduct, startVariants, type Variants } from './variants';
import { visit, type Visit } from './visit';

/*
 * `npm run bench:pages [-- /path...] [--rounds 7] [--before <tree>]`: pages on a slow phone, each in several forms, whose
 * visits take turns. Without paths it writes docs/speed.md and its pictures; `--before` also measures the product of
 * another tree, which is built, and keeps its figures.
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

/** Long enough for both to be complete. */
const FILM_MS = 5_000;

async function filmPages(browser: Browser, variants: Variants, pages: readonly BenchPage[]): Promise<void> {
  for (const page of pages) {
    const destinations = variants.of(page);
    for (const [form, moment] of [['product', 'now'] as const, ['before', 'before'] as const]) {
      const destination = destinations.get(form);
      if (!destination) continue;
      process.stderr.write(`${page.path}: film ${moment}\n`);
      await writeStrip(browser, await film(browser, destination, FILM_MS), stripOf(page, moment));
    }
  }
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
    const outcomes: Run['outcomes'][number][] = [];
    for (const page of pages) {
      const outcome = await measure(browser, variants, page, Number(values.rounds));
      outcomes.push({ page: { path: page.path, name: page.name }, outcome });
      process.stdout.write(`\n${page.path}\n\n${tableOf(outcome)}\n`);
    }
    if (positionals.length > 0) return;
    await filmPages(browser, variants, pages);
    const found: Run = {
      commit: commitOf(),
      date: today(),
      machine: machine(),
      rounds: Number(values.rounds),
      outcomes,
    };
    if (values.before !== undefined) keepBefore({ ...found, commit: commitOf(values.before) });
    writeDocument(found);
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
