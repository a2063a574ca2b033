import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { commitOf, machine, today } from '../support/environment';
import { writePart } from '../support/document-part';

/** Set when the run is to write its times and pictures (`npm run test:outside -- --update`). */
export const UPDATE_VARIABLE = 'OUTSIDE_UPDATE';
const DOCUMENT = 'docs/outside-repository.md';

type Step = { title: string; ms: number };

const seconds = (ms: number) => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);

/** The steps of the walk with their times, as a table. */
function tableOf(steps: readonly Step[]): string {
  const rows = steps.map(({ title, ms }) => `| ${title} | ${seconds(ms)} |`);
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  return ['| Step | Seconds |', '| --- | --- |', ...rows, `| *all* | ${seconds(total)} |`].join('\n');
}

/** Collects how long each step of the team took; writes the document on `--update` when the walk passed. */
export default class WalkReporter implements Reporter {
  private steps: readonly Step[] = [];

  onTestEnd(_test: TestCase, { steps }: TestResult): void {
    this.steps = steps
      .filter(({ category }) => category === 'test.step')
      .map(({ title, duration }) => ({ title, ms: duration }));
  }

  onEnd({ status }: FullResult): void {
    for (const { title, ms } of this.steps) process.stdout.write(`${seconds(ms).padStart(6)} s  ${title}\n`);
    if (process.env[UPDATE_VARIABLE] === undefined) return;
    if (status !== 'passed' || this.steps.length === 0) {
      process.stdout.write('The document is unchanged: the walk did not pass\n');
      return;
    }
    writePart(DOCUMENT, 'walk', `Commit ${commitOf()}, ${today()}; ${machine()}.\n\n${tableOf(this.steps)}`);
    process.stdout.write(`${DOCUMENT} is written\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
