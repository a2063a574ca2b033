import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { RESULTS_FOLDER } from './support/paths';

/** `npm run test:matrix`: every remote x stage x fault, with a separate origin for each remote (docs/qa.md). */
export default defineConfig(base, {
  testDir: './matrix',
  testMatch: '**/matrix.spec.ts',
  outputDir: join(RESULTS_FOLDER, 'matrix'),
  globalSetup: require.resolve('./matrix/setup'),
  // Several workers, because each test mostly waits for retries and time limits.
  workers: 3,
  timeout: 45_000,
});
