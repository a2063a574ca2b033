import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/paths';
import { tableOf, type Outcome } from './figures';
import type { BenchPage } from './pages';
import { writePart } from './speed-document';
import { forms } from './variants';

const PICTURES = 'images/speed';
/** A later run cannot measure what the product was before: its figures and pictures are kept. */
const BEFORE = join(__dirname, 'before.json');

/** What one run found. */
export type Run = {
  /** Of the product, or of the one before. */
  readonly commit: string;
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  readonly outcomes: readonly { readonly page: Pick<BenchPage, 'path' | 'name'>; readonly outcome: Outcome }[];
};

export type Moment = 'before' | 'now';

/** Where the strip of a page is. */
export const stripOf = ({ name }: Pick<BenchPage, 'name'>, moment: Moment): string =>
  join(ROOT, 'docs', PICTURES, `${name}-${moment}.jpg`);

/** @param root of a tree */
export const commitOf = (root = ROOT): string =>
  execFileSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

const circumstances = ({ commit, date, machine: host, rounds }: Run) =>
  `Commit ${commit}, ${date}, medians of ${rounds} visits; ${host}.`;

function figuresText(run: Run): string {
  const tables = run.outcomes.map(({ page, outcome }) => `### \`${page.path}\`\n\n${tableOf(outcome, forms)}`);
  return [circumstances(run), ...tables].join('\n\n');
}

const picture = ({ name, path }: Pick<BenchPage, 'path' | 'name'>, moment: Moment) =>
  `![${path} ${moment}, every 250 ms](${PICTURES}/${name}-${moment}.jpg)`;

const stripsText = ({ outcomes }: Run) =>
  outcomes
    .map(
      ({ page }) => `### \`${page.path}\`\n\nBefore:\n\n${picture(page, 'before')}\n\nNow:\n\n${picture(page, 'now')}`,
    )
    .join('\n\n');

/** Keeps the figures of a run in which the product before was measured too. */
export const keepBefore = (run: Run): void => writeFileSync(BEFORE, `${JSON.stringify(run, null, 2)}\n`);

/** Writes what a run found into docs/speed.md, beside what is kept of before. */
export function writeDocument(run: Run): void {
  const before = JSON.parse(readFileSync(BEFORE, 'utf8')) as Run;
  writePart('figures', figuresText(run));
  writePart('before', figuresText(before));
  writePart('strips', stripsText(run));
}
