import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import * as v from 'valibot';
import { ROOT } from './paths';

const NPM_BROWSER = '@sparticuz/chromium';
/** Command-line arguments instead of the npm package's defaults, which would turn off the browser's security. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

function packagedVersion(): string {
  const text = readFileSync(join(ROOT, 'node_modules', NPM_BROWSER, 'package.json'), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}

/** Returns the folder of the unpacked browser from npm, which later runs use again. */
const folder = () => join(ROOT, '.cache', `chromium-${packagedVersion()}`);

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the launch options of the browser: `CHROME_PATH` if it is set, on x64 Linux the browser from npm with its system
 * libraries, and on other systems Playwright's own browser.
 */
export function browserLaunchOptions(): LaunchOptions {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return { executablePath: chosen, args: ARGS };
  if (!isPackaged) return {};
  const home = folder();
  const libraries = [join(home, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(home, 'fonts.conf') };
  return { executablePath: join(home, 'chromium'), args: ARGS, env };
}

/** Returns the fontconfig file of the browser, which lists the fonts of the npm package and of the system. */
const fontsConf = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks into a temporary folder, and then renames the folder, so that no run ever sees an incomplete browser. */
async function unpack(): Promise<void> {
  const home = folder();
  const partial = `${home}.${process.pid}.partial`;
  mkdirSync(partial, { recursive: true });
  const script = join(__dirname, 'unpack-chromium.mjs');
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TMPDIR: partial } });
  writeFileSync(join(partial, 'fonts.conf'), fontsConf(home));
  try {
    renameSync(partial, home);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/** Unpacks the browser if necessary. @throws with instructions if the browser does not open */
export async function ensureBrowser(): Promise<void> {
  const options = browserLaunchOptions();
  const isNpm = options.executablePath !== undefined && dirname(options.executablePath) === folder();
  if (isNpm && !existsSync(folder())) {
    process.stdout.write('Unpacking Chromium (first run, a few seconds)\n');
    await unpack();
  }
  try {
    const browser = await chromium.launch(options);
    await browser.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No browser for the tests: ${reason}\n\nSet CHROME_PATH to a Chrome or Chromium, or run \`npx playwright install chromium\`, then try again.`,
      { cause: error },
    );
  }
}
