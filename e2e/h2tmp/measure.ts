import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '../support/browser';
const b64 = (p: string) => `data:font/woff2;base64,${readFileSync(p).toString('base64')}`;
async function main() {
  await ensureBrowser();
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage();
  const A = '/tmp/h2f/fontsource-arimo-5.3.0/package/files/arimo-latin-';
  const R = '/tmp/h2f/fontsource-roboto-5.3.0/package/files/roboto-latin-';
  await page.addInitScript('globalThis.__name = (f) => f'); await page.goto('about:blank'); await page.evaluate('globalThis.__name = (f) => f');
  await page.setContent(`<style>
  @font-face{font-family:Inter;font-weight:100 900;src:url(${b64('node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')})}
  @font-face{font-family:Arimo;font-weight:100 549;src:url(${b64(A + '400-normal.woff2')})}
  @font-face{font-family:Arimo;font-weight:550 900;src:url(${b64(A + '700-normal.woff2')})}
  @font-face{font-family:Roboto;font-weight:100 549;src:url(${b64(R + '400-normal.woff2')})}
  @font-face{font-family:Roboto;font-weight:550 900;src:url(${b64(R + '700-normal.woff2')})}
  span{white-space:nowrap;position:absolute;font-optical-sizing:auto;line-height:normal}
  </style>`);
  // English text of the product: what the first visit shows.
  const en = readFileSync('mfe-marketing/src/texts/en.ts', 'utf8');
  const text = [...en.matchAll(/: '([^']+)'/g)].map((m) => m[1]).join(' ').slice(0, 6000);
  await page.evaluate('globalThis.__name = (f) => f');
  const out = await page.evaluate(async (sample) => {
    await document.fonts.ready;
    const width = async (family: string, size: number, weight: number, letter: string) => {
      const span = document.createElement('span');
      span.textContent = sample;
      span.style.cssText = `font-family:${family};font-size:${size}px;font-weight:${weight};letter-spacing:${letter}`;
      document.body.append(span);
      await document.fonts.load(`${weight} ${size}px ${family}`);
      await new Promise((r) => setTimeout(r, 50));
      const w = span.getBoundingClientRect().width / size;
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${weight} 1000px ${family}`;
      const m = context.measureText('x');
      span.remove();
      return [w, m.fontBoundingBoxAscent, m.fontBoundingBoxDescent];
    };
    const rows = [];
    for (const [name, size, weight] of [['body', 17, 410], ['small', 15, 410], ['h3', 20, 480], ['h2', 48, 480], ['display', 88, 480], ['figure', 160, 400], ['strong', 17, 580], ['strong sm', 15, 580]] as const) {
      const i = await width('Inter', size, weight, '0');
      const a = await width('Arimo', size, weight, '0');
      const r = await width('Roboto', size, weight, '0');
      rows.push([name, size, weight, 'arimo', (i[0]! / a[0]!).toFixed(4), 'roboto', (i[0]! / r[0]!).toFixed(4), 'inter asc', i[1], i[2], 'arimo', a[1], a[2]].join(' '));
    }
    return rows;
  }, text);
  console.log(out.join('\n'));
  await browser.close();
}
void main();
