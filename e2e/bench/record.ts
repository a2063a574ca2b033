import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/paths';
import { tableOf, type Outcome } from './figures';
import type { BenchPage } from './pages';
import { forms } from './variants';

const DOCUMENT = join(ROOT, 'docs/speed.md');
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
    .map(({ page }) => `### \`${page.path}\`\n\nBefore:\n\n${picture(page, 'before')}\n\nNow:\n\n${picture(page, 'now')}`)
    .join('\n\n');

/** Replaces what is between the markers of a generated part. @throws when the document has none */
function replacePart(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/speed.md has no part ${name}`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Keeps the figures of a run in which the product before was measured too. */
export const keepBefore = (run: Run): void => writeFileSync(BEFORE, `${JSON.stringify(run, null, 2)}\n`);

/** Writes the generated parts of docs/speed.md. */
export function writeDocument(run: Run): void {
  const before = JSON.parse(readFileSync(BEFORE, 'utf8')) as Run;
  const parts = { figures: figuresText(run), before: figuresText(before), strips: stripsText(run) };
  let text = readFileSync(DOCUMENT, 'utf8');
  for (const [name, content] of Object.entries(parts)) text = replacePart(text, name, content);
  writeFileSync(DOCUMENT, text);
}
