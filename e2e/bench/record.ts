import { join } from 'node:path';
import { writePart } from '../support/document-part';
import { ROOT } from '../support/paths';
import { targetsText } from './targets';
import { tableOf, type Outcome } from './metrics';
import type { BenchPage } from './pages';

const DOCUMENT = 'docs/speed.md';
const PICTURES = 'images/speed';

/** The results of one run. */
export type Run = {
  readonly commit: string;
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  readonly outcomes: readonly { readonly page: Pick<BenchPage, 'path' | 'name'>; readonly outcome: Outcome }[];
};

/** Path of the filmstrip of a page. */
export const stripOf = ({ name }: Pick<BenchPage, 'name'>): string => join(ROOT, 'docs', PICTURES, `${name}.jpg`);

const conditions = ({ commit, date, machine: host, rounds }: Run) =>
  `Commit ${commit}, ${date}, medians of ${rounds} visits; ${host}.`;

function metricsText(run: Run): string {
  const tables = run.outcomes.map((one) => `### \`${one.page.path}\`\n\n${tableOf(one.outcome)}`);
  return [conditions(run), ...tables].join('\n\n');
}

const stripsText = ({ outcomes }: Run) =>
  outcomes.map(({ page: { name, path } }) => `![${path}, every 250 ms](${PICTURES}/${name}.jpg)`).join('\n\n');

/** Writes the results of a run into docs/speed.md. */
export function writeDocument(run: Run): void {
  writePart(DOCUMENT, 'targets', targetsText(run.outcomes));
  writePart(DOCUMENT, 'figures', metricsText(run));
  writePart(DOCUMENT, 'strips', stripsText(run));
}
