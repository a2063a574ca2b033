import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import matrix from './matrix.config';
import { RESULTS_FOLDER } from './support/paths';

/** `npm run test:firefox`: runs the fault matrix in the installed Firefox, which is too slow for `npm test`. */
export default defineConfig(matrix, {
  outputDir: join(RESULTS_FOLDER, 'firefox'),
  workers: 2,
  timeout: 120_000,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(__dirname, 'support/firefox.mjs'),
      // 1 means "reduce", because animations would take longer than loading. One attempt for each request, because Firefox
      // would silently repeat a reset request up to ten times.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'network.http.request.max-attempts': 1 },
    },
  },
});
