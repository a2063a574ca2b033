import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { RESULTS_FOLDER } from './support/paths';

/** `npm run test:outside`: tests all work of a team with its own repository, from installing packages to a rollback. */
export default defineConfig(base, {
  testDir: './outside',
  globalSetup: './outside/setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: join(RESULTS_FOLDER, 'outside'),
  workers: 1,
  timeout: 420_000,
  reporter: [
    // The steps show how long each piece of the team's work takes.
    ['list', { printSteps: true }],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : []),
  ],
});
