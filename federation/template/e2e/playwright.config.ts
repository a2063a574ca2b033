import { defineConfig } from '@playwright/test';
import { STATE } from './prepare';

/**
 * TEMPLATE_PRODUCT_SERVER: a server that has this remote, or its preview. TEMPLATE_PRODUCT_FAULT_LAB=off: its fault lab is
 * off. CHROME_PATH: a Chromium instead of Playwright's own. `prepare.ts` has the variables for the sign-in and the preview.
 */
const { TEMPLATE_PRODUCT_SERVER = 'http://localhost:3000', TEMPLATE_PRODUCT_FAULT_LAB, CHROME_PATH } = process.env;

export default defineConfig({
  globalSetup: './prepare.ts',
  outputDir: '../test-results',
  ...(TEMPLATE_PRODUCT_FAULT_LAB === 'off' && { grepInvert: /@faults/ }),
  use: {
    baseURL: TEMPLATE_PRODUCT_SERVER,
    locale: 'en-AU',
    storageState: STATE,
    launchOptions: { executablePath: CHROME_PATH },
  },
});
