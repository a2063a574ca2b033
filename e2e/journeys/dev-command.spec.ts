import { startDevProduct } from '../support/dev-product';
import { expect, test } from '../support/test';

test('npm run dev: an open page follows its remote and the server; a mistake stops nothing; Ctrl+C ends everything', async ({
  page,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.expect(/ERR_CONNECTION_REFUSED/);
  const product = await startDevProduct(['mfe-marketing']);
  const version = async () => (await fetch(`${product.url}/api/v1/`)).text();
  const texts = 'mfe-marketing/src/texts/en.ts';
  try {
    const listening = page.waitForResponse('**/__dev/events');
    await page.goto(product.url);
    await expect(page.getByText('AI-powered insights for your goals')).toBeVisible();
    await listening;

    let started = Date.now();
    product.edit(texts, (code) => code.replace('AI-powered insights for your goals', 'Insights made today'));
    await expect(page.getByText('Insights made today')).toBeVisible({ timeout: 60_000 });
    test.info().annotations.push({ type: 'remote, ms', description: String(Date.now() - started) });

    // What does not build is shown in the terminal, and the page stays.
    product.edit(texts, (code) => `${code}\nexport const = ;\n`);
    await expect.poll(product.printed, { timeout: 60_000 }).toContain('mfe-marketing FAILED');
    await expect(page.getByText('Insights made today')).toBeVisible();
    product.edit(texts, (code) => code.replace('\nexport const = ;\n', ''));

    // So is a server that does not start.
    product.edit('server/src/health/routes.ts', (code) => `${code}\nthrow new Error('Half written');\n`);
    await expect.poll(product.printed, { timeout: 60_000 }).toMatch(/Half written[^]*The server ended \(1\)/);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    started = Date.now();
    product.edit('server/src/health/routes.ts', (code) =>
      code.replace("\nthrow new Error('Half written');\n", '').replace('name: brand.name,', "name: 'Changed',"),
    );
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window), { timeout: 60_000 }).toBe(false);
    test.info().annotations.push({ type: 'server, ms', description: String(Date.now() - started) });
    expect(await version()).toContain('Changed');

    expect(await product.interrupt()).toBe(0);
    await expect(version()).rejects.toThrow('fetch failed');
  } finally {
    await product.remove();
  }
});
