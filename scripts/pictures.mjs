import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * The content of a `favicon.ico`: a header, one entry for each picture, then the PNGs as they are.
 * @param {readonly { size: number, png: Buffer }[]} pictures squares; `size` in pixels, below 256
 */
function iconFile(pictures) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // One plane, 32 bits for each pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

// Draws the product's icons and the picture of shared links from the logo: `npm run pictures`, after the logo, the name or
// the description has changed. The same browser draws the same bytes.
const require = createRequire(import.meta.url);
const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
const { browserLaunch, ensureBrowser } = require(join(ROOT, 'e2e/support/browser.ts'));
const { brand } = require(join(ROOT, 'shared/src/brand/index.ts'));

const PICTURES = join(ROOT, 'server/src/site/pictures');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
const GROUND = '#112723';

const logo = readFileSync(join(ROOT, 'shell/src/logo.svg'), 'utf8');
/** @param {string} type @param {string | Buffer} content */
const dataUrl = (type, content) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** The logo alone; `ground` is what its round corners show. */
const iconPage = (ground = 'transparent') =>
  `<style>body{margin:0;background:${ground}}img{display:block;width:100vw}</style><img src="${dataUrl('image/svg+xml', logo)}">`;

const previewPage = `<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(${dataUrl('font/woff2', readFileSync(FONT))}) }
  * { margin: 0; box-sizing: border-box }
  body { display: grid; grid-template-columns: 1fr 400px; align-items: center; gap: 40px; height: 630px; padding: 0 80px;
    background: ${GROUND}; color: #f3efe4; font: 400 34px/1.4 Inter }
  h1 { margin-bottom: 28px; font-size: 112px; font-weight: 480; line-height: 1; letter-spacing: -0.04em }
  p { color: #b0c1b7 }
  img { width: 400px }
</style><main><h1>${brand.name}</h1><p>${brand.description}</p></main><img src="${dataUrl('image/svg+xml', logo)}">`;

await ensureBrowser();
const browser = await chromium.launch(browserLaunch());

/** @param {string} page its HTML @param {number} width @param {number} [height] @returns {Promise<Buffer>} a PNG of that size, in pixels */
async function draw(page, width, height = width) {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(page);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const picture = await tab.screenshot({ omitBackground: true });
  await tab.close();
  return picture;
}

const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(iconPage(), size) });
const files = {
  'favicon.ico': iconFile(small),
  'icon-192.png': await draw(iconPage(), 192),
  'icon-512.png': await draw(iconPage(), 512),
  // Launchers round the corners themselves: those may keep a circle of 80 %, in which all dots are.
  'icon-maskable-512.png': await draw(iconPage(GROUND), 512),
  'apple-touch-icon.png': await draw(iconPage(GROUND), 180),
  'preview.png': await draw(previewPage, 1200, 630),
};
await browser.close();
for (const [name, content] of Object.entries(files)) writeFileSync(join(PICTURES, name), content);
console.log(`${Object.keys(files).length} pictures are in ${PICTURES}`);
