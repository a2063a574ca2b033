/*
 * Unpacks the npm package's browser into the temporary folder of this process (TMPDIR). A process of its own:
 * the package reads both variables when it is imported, and no one else should see them changed.
 */
process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
