import { expect } from '../support/test';
import { sentence } from './sentence';

const TITLE = 'Verdant | Integrated Financial Health Check Platform';

sentence('1.9', 'what is on every page, and the image', async ({ lookAt }) => {
  const page = await lookAt('/');
  const meta = (name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  await expect(page).toHaveTitle(TITLE);
  await expect(meta('description')).toHaveAttribute('content', /^Verdant .{40,160}$/);
  await expect(meta('keywords')).toHaveAttribute('content', /financial health/);
  await expect(meta('theme-color')).toHaveAttribute('content', '#00E575');
  await expect(meta('og:title')).toHaveAttribute('content', TITLE);
  const description = (await meta('description').getAttribute('content')) ?? '';
  await expect(meta('og:description')).toHaveAttribute('content', description);
  await expect(meta('og:type')).toHaveAttribute('content', 'website');
  await expect(meta('og:site_name')).toHaveAttribute('content', 'Verdant');
  await expect(meta('og:image')).toHaveAttribute('content', '/logo.svg');
  await expect(page.locator('head link[rel="icon"]')).toHaveAttribute('href', '/logo.svg');
  const image = await page.request.get('/logo.svg');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(await image.text()).toMatch(/^<svg[^]*<\/svg>\s*$/);
});

sentence('1.9', 'shared pages carry their own title', async ({ request }) => {
  const shared = await (await request.get('/budget')).text();
  expect(shared).toContain('<title>Budget | Verdant</title>');
  expect(shared).toContain('<meta property="og:title" content="Budget | Verdant">');
});
