import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { RESULTS_FOLDER } from './support/paths';

/** Configuration of `npm run test:platform`: tests the loading of remotes in a test host without code of the product. */
export default defineConfig(base, {
  testDir: './platform',
  testMatch: '**/*.spec.ts',
  outputDir: join(RESULTS_FOLDER, 'platform'),
  globalSetup: require.resolve('./platform/setup'),
  // The tests wait for retries and time limits more than they compute.
  workers: 4,
  timeout: 20_000,
});
