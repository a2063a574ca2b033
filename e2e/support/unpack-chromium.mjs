/*
 * Unpacks the npm package's browser into the temporary folder of this process (TMPDIR). Runs in a separate process, because
 * the package reads both environment variables on import, and no other code should get the changed values.
 */
process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
