import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import * as v from 'valibot';
import { matrixCellsOf } from './cells';
import { productHost } from './product';
import { RESULT_ANNOTATION, recoveryMeasurements } from './run-cell';
import type { RecoveryMeasurements } from './run-cell';

/** Prints the number of cells that passed, the largest number of requests of a cell, and the longest time of a cell. */
export default class MatrixReporter implements Reporter {
  private readonly measured: RecoveryMeasurements[] = [];

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    const annotation = annotations.find(({ type }) => type === RESULT_ANNOTATION)?.description;
    if (status === 'passed' && annotation !== undefined) {
      this.measured.push(v.parse(recoveryMeasurements, JSON.parse(annotation)));
    }
  }

  onEnd(_result: FullResult): void {
    const largest = (key: keyof RecoveryMeasurements) => Math.max(0, ...this.measured.map((result) => result[key]));
    const passed = `${this.measured.length} of ${matrixCellsOf(productHost).length} cells passed`;
    process.stdout.write(`${passed}; max ${largest('requests')} requests and ${largest('ms')} ms\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
