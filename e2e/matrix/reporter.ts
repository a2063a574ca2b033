import { readFileSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import * as v from 'valibot';
import { cellsOf } from './cells';
import { DOCUMENT, RESULT, UPDATE_VARIABLE, measured, withTable } from './document';
import type { Measured } from './document';
import { product } from './product';

const cells = cellsOf(product);

/** Collects what the cells measured; writes the document on `--update` when every cell passed. */
export default class MatrixReporter implements Reporter {
  private readonly measured = new Map<string, Measured>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    const annotation = annotations.find(({ type }) => type === RESULT)?.description;
    if (status !== 'passed' || annotation === undefined) return;
    const result = v.parse(measured, JSON.parse(annotation));
    this.measured.set(result.title, result);
  }

  onEnd({ status }: FullResult): void {
    const results = [...this.measured.values()];
    const largest = (key: 'requests' | 'ms') => Math.max(0, ...results.map((result) => result[key]));
    process.stdout.write(
      `${results.length} of ${cells.length} cells passed; max ${largest('requests')} requests and ${largest('ms')} ms\n`,
    );
    if (process.env[UPDATE_VARIABLE] === undefined) return;
    if (status !== 'passed' || results.length !== cells.length) {
      process.stdout.write('The document is unchanged: not every cell passed\n');
      return;
    }
    writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), cells, this.measured));
    process.stdout.write('docs/chunk-failures.md is written\n');
  }

  printsToStdio(): boolean {
    return false;
  }
}
