import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const seconds = (ms: number) => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);

/** Prints how long each step of the team took. */
export default class WalkReporter implements Reporter {
  onTestEnd(_test: TestCase, { steps }: TestResult): void {
    for (const { category, title, duration } of steps) {
      if (category === 'test.step') process.stdout.write(`${seconds(duration).padStart(6)} s  ${title}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
