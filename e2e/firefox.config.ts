import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import matrix from './matrix.config';
import { RESULTS } from './support/paths';

/** `npm run test:firefox`: the fault matrix in the Firefox of the system, if it is installed; too slow for `npm test`. */
export default defineConfig(matrix, {
  outputDir: join(RESULTS, 'firefox'),
  workers: 2,
  timeout: 120_000,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(__dirname, 'support/firefox.mjs'),
      // 1 is "reduce": motion would cost more than all of the loading.
      // And a request that was reset is not repeated behind our back, up to ten times.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'network.http.request.max-attempts': 1 },
    },
  },
});
