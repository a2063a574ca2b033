import { defineConfig } from '@playwright/test';

/**
 * TEMPLATE_PRODUCT_SERVER: a server with the fault lab on that has this remote. CHROME_PATH: a Chromium instead of Playwright's own.
 * STORAGE_STATE: a file with a sign-in, for guarded pages; `npx playwright open --save-storage=<file> <server>/sign-in`.
 */
const { TEMPLATE_PRODUCT_SERVER = 'http://localhost:3000', CHROME_PATH, STORAGE_STATE } = process.env;

export default defineConfig({
  outputDir: '../test-results',
  use: {
    baseURL: TEMPLATE_PRODUCT_SERVER,
    locale: 'en-AU',
    storageState: STORAGE_STATE,
    launchOptions: { executablePath: CHROME_PATH },
  },
});
