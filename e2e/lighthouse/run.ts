import { rmSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { freePort } from '../../server/testing/free-port';
import { browserLaunch, ensureBrowser } from '../support/browser';
import { startServer, temporaryDataDir } from '../support/server';
import { untilPrerendered } from '../support/until-prerendered';

/*
 * `npm run lighthouse -w e2e [-- /path...] [--runs=<count>]`: Lighthouse's scores of the public pages, served by
 * the real server, and every audit that is not perfect. `machine` is Lighthouse's own index of its speed: about 1,500 for a
 * laptop that has nothing else to do. Exit code 1 below the least scores.
 */

const DEFAULT_RUNS = '3';
const PATHS = ['/', '/sign-in', '/sign-up', '/forgot-password', '/help', '/privacy', '/terms'];
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

/** In percent. Performance depends on the machine and what else it does: this one tells a page that became slow. */
const LEAST: Record<string, number> = { performance: 70 };
const LEAST_OF_OTHERS = 100;

/** One run. @param port where the browser listens */
async function auditOnce(url: string, port: number): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, onlyCategories: Object.keys(categories), logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

/** The run whose performance is in the middle: one alone reveals more of the machine than of the page. */
async function auditPage(url: string, { port, count }: { port: number; count: number }): Promise<Result> {
  const runs: Result[] = [];
  while (runs.length < count) runs.push(await auditOnce(url, port));
  const sorted = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const middle = sorted[Math.floor(count / 2)];
  if (!middle) throw new Error('There was no run');
  return middle;
}

const performanceOf = ({ categories: { performance } }: Result) => performance?.score ?? 0;
const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** Audits that count and are not perfect, the heaviest first: `0.85 largest-contentful-paint: 1.9 s`. */
function findings({ categories: found, audits }: Result): string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ id }) => {
      const { score, displayValue = '', title } = audits[id] ?? {};
      return score === null || score === undefined || score >= 0.995
        ? []
        : [`${score.toFixed(2)} ${id}: ${displayValue || title || ''}`];
    });
}

function tableOf(results: ReadonlyMap<string, Result>): string {
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const head = ['page', ...Object.values(categories), 'machine', 'not perfect'];
  const rows = [...results].map(([path, result]) =>
    line([
      `\`${path}\``,
      ...Object.keys(categories).map((id) => percent(result.categories[id]?.score)),
      Math.round(result.environment.benchmarkIndex),
      findings(result).join('; '),
    ]),
  );
  return [line(head), line(['---', '--:', '--:', '--:', '--:', '--:', '---']), ...rows].join('\n');
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: DEFAULT_RUNS } },
  });
  const count = Number(values.runs);
  await ensureBrowser();
  const data = temporaryDataDir();
  const server = await startServer({ dataDir: data.path });
  const port = await freePort();
  const launch = browserLaunch();
  const args = [...(launch.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launch, args });
  const results = new Map<string, Result>();
  try {
    for (const path of positionals.length > 0 ? positionals : PATHS) {
      process.stderr.write(`${path} ...\n`);
      await untilPrerendered(new URL(path, server.url).href);
      results.set(path, await auditPage(new URL(path, server.url).href, { port, count }));
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data.path, { recursive: true, force: true });
  }
  process.stdout.write(`${tableOf(results)}\n`);
  return [...results.values()].every(({ categories: found }) =>
    Object.entries(found).every(([id, { score }]) => percent(score) >= (LEAST[id] ?? LEAST_OF_OTHERS)),
  );
}

run().then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`);
    process.exitCode = 1;
  },
);
