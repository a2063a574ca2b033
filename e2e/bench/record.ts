import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePart } from '../support/document-part';
import { ROOT } from '../support/paths';
import * as v from 'valibot';
import { aimsText } from './aims';
import { outcome, tableOf, type Form } from './figures';
import type { BenchPage } from './pages';

const DOCUMENT = 'docs/speed.md';
const PICTURES = 'images/speed';
/** A later run cannot measure what the product was before: its figures and pictures are kept. */
const BEFORE = join(__dirname, 'before.json');

/** What one run found; `commit` is the product's, or that of the one before. */
const run = v.object({
  commit: v.string(),
  date: v.string(),
  machine: v.string(),
  rounds: v.number(),
  outcomes: v.array(v.object({ page: v.object({ path: v.string(), name: v.string() }), outcome })),
});
export type Run = v.InferOutput<typeof run>;

export type Moment = 'before' | 'now';

/** Where the strip of a page is. */
export const stripOf = ({ name }: Pick<BenchPage, 'name'>, moment: Moment): string =>
  join(ROOT, 'docs', PICTURES, `${name}-${moment}.jpg`);

const circumstances = ({ commit, date, machine: host, rounds }: Run) =>
  `Commit ${commit}, ${date}, medians of ${rounds} visits; ${host}.`;

function figuresText(found: Run): string {
  const tables = found.outcomes.map((one) => `### \`${one.page.path}\`\n\n${tableOf(one.outcome)}`);
  return [circumstances(found), ...tables].join('\n\n');
}

const picture = ({ name, path }: Pick<BenchPage, 'path' | 'name'>, moment: Moment) =>
  `![${path} ${moment}, every 250 ms](${PICTURES}/${name}-${moment}.jpg)`;

const stripsText = ({ outcomes }: Run) =>
  outcomes
    .map(
      ({ page }) => `### \`${page.path}\`\n\nBefore:\n\n${picture(page, 'before')}\n\nNow:\n\n${picture(page, 'now')}`,
    )
    .join('\n\n');

/** What says how the product was: the other forms of a run are of the product that it became. */
const KEPT: readonly string[] = ['limit', 'before', 'bundle'] satisfies Form[];

/** Keeps the figures of a run in which the product before was measured too. */
export function keepBefore(found: Run): void {
  const outcomes = found.outcomes.map((one) => ({
    ...one,
    outcome: one.outcome.filter(({ form }) => KEPT.includes(form)),
  }));
  writeFileSync(BEFORE, `${JSON.stringify({ ...found, outcomes }, null, 2)}\n`);
}

/** Writes what a run found into docs/speed.md, beside what is kept of before. */
export function writeDocument(found: Run): void {
  const before = v.parse(run, JSON.parse(readFileSync(BEFORE, 'utf8')));
  writePart(DOCUMENT, 'aims', aimsText(found.outcomes));
  writePart(DOCUMENT, 'figures', figuresText(found));
  writePart(DOCUMENT, 'before', figuresText(before));
  writePart(DOCUMENT, 'strips', stripsText(found));
}
