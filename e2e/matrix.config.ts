import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { UPDATE_VARIABLE } from './matrix/document';
import { RESULTS } from './support/paths';

/** `npm run test:matrix`: every remote x stage x fault, each remote at an origin of its own (docs/chunk-failures.md). */
export default defineConfig(base, {
  testDir: './matrix',
  testMatch: process.env[UPDATE_VARIABLE] === undefined ? '**/*.spec.ts' : '**/matrix.spec.ts',
  outputDir: join(RESULTS, 'matrix'),
  globalSetup: require.resolve('./matrix/setup'),
  // Cells mostly wait, for retries and limits.
  workers: 3,
  timeout: 45_000,
  reporter: [
    ['list'],
    [require.resolve('./matrix/reporter')],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : []),
  ],
});
