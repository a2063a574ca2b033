/*
 * Unpacks the npm package's browser into the temporary folder of this process (TMPDIR). Runs in a separate process, because
 * the package reads TMPDIR and AWS_LAMBDA_JS_RUNTIME on import, and the changed values must not affect other code.
 */
process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
