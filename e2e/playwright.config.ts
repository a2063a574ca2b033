import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './support/browser';
import { BASE_URL_VARIABLE, RESULTS_FOLDER } from './support/paths';

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'conformance/**/*.spec.ts'],
  outputDir: join(RESULTS_FOLDER, 'browser'),
  globalSetup: require.resolve('./support/global-setup'),
  fullyParallel: true,
  workers: Math.min(2, availableParallelism()),
  forbidOnly: Boolean(process.env['CI']),
  // 0, because a test that fails once must count as failed, even if a retry would pass.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The runner of all tests sets the variable, and reads the JSON report.
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // The global setup sets this variable before the workers read this file.
    baseURL: process.env[BASE_URL_VARIABLE],
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Motion is on, as for most users; separate tests cover reduced motion.
    contextOptions: { reducedMotion: 'no-preference' },
    // Tests count and change requests, which a service worker would hide. Only tests of the offline page allow it.
    serviceWorkers: 'block',
    // A trace of every test would double the run: `npm run test:browser -- --trace retain-on-failure <test>`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
