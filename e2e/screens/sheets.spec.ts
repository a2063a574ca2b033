import { test } from '@playwright/test';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_FOLDER } from '../support/paths';

/**
 * `npm run sheets -w e2e`, after `npm run screens -w e2e`: makes one overview with small pictures of all screens for each
 * look and width, in test-results/sheets.
 */
const PICTURES = join(RESULTS_FOLDER, 'screens');
const SHEETS = join(RESULTS_FOLDER, 'sheets');
const COLUMN_PX = 150;
const MOST_HEIGHT_PX = 420;

const parse = (file: string) =>
  /^(?<screen>.+)-(?<look>dark|light|german|forced-colours|large-text|print)-(?<width>\d+)\.png$/.exec(file)?.groups;

test('contact sheets of all screenshots are created', async ({ page }) => {
  test.setTimeout(300_000);
  mkdirSync(SHEETS, { recursive: true });
  const sheets = new Map<string, { screen: string; file: string }[]>();
  for (const file of readdirSync(PICTURES).toSorted()) {
    const { screen, look, width } = parse(file) ?? {};
    if (!screen) continue;
    const name = `${look}-${width}`;
    sheets.set(name, [...(sheets.get(name) ?? []), { screen, file }]);
  }
  await page.setViewportSize({ width: 7 * (COLUMN_PX + 12) + 12, height: 600 });
  for (const [name, pictures] of sheets) {
    const figures = pictures.map(({ screen, file }) => {
      const data = readFileSync(join(PICTURES, file)).toString('base64');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${screen}</figcaption></figure>`;
    });
    await page.setContent(`<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;font:11px sans-serif;background:#888}
      figure{margin:0;width:${COLUMN_PX}px}img{width:100%;max-height:${MOST_HEIGHT_PX}px;object-fit:cover;object-position:top}</style>${figures.join('')}`);
    await page.screenshot({ path: join(SHEETS, `${name}.jpg`), type: 'jpeg', quality: 55, fullPage: true });
  }
});
