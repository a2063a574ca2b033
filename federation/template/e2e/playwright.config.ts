import { defineConfig } from '@playwright/test';
import { STATE } from './prepare';

/**
 * TEMPLATE_PRODUCT_SERVER: URL of a server with this remote or its preview. TEMPLATE_PRODUCT_FAULT_LAB: `off` if the server
 * has no fault lab. CHROME_PATH: path of a Chromium to use instead of Playwright's. `prepare.ts` reads the variables for
 * the sign-in and the preview.
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
