import { sharedBuilds, sharedServer } from './support/shared-server';

const builds = sharedBuilds();
const server = sharedServer({ VERDANT_BUILDS_DIR: builds, LOG_LEVEL: 'trace' });

const FORM = 'application/x-www-form-urlencoded';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const typed = new URLSearchParams({ email: 'jo@example.com', password: 'correct horse battery' }).toString();

const submit = async (path: string, headers: Record<string, string> = {}, body: string = typed) =>
  fetch(`http://localhost:${server.port}${path}`, {
    method: 'POST',
    headers: { accept: BROWSER, 'content-type': FORM, ...headers },
    body,
    redirect: 'manual',
  });

it('a form sent by a page whose script has not loaded is redirected to the URL of that page without the query', async () => {
  for (const [path, headers] of [
    ['/budget', {}],
    ['/budget/', {}],
    ['/budget?email=jo@example.com', { 'content-type': `${FORM};charset=UTF-8` }],
    ['/budget', { 'content-type': 'multipart/form-data; boundary=x' }],
  ] as const) {
    // The body exceeds the maximum size of a body that the server reads.
    const response = await submit(path, headers, `password=${'x'.repeat(600_000)}`);
    const found = [path, response.status, response.headers.get('location'), response.headers.get('cache-control')];
    expect([...found, await response.text()]).toEqual([path, 303, '/budget', 'no-store', '']);
  }
});

it('a form sent to an unknown page or by a program is refused without a redirect', async () => {
  for (const [path, headers] of [
    ['/no-such-page', {}],
    ['//evil.example/budget', {}],
    ['/budget', { accept: 'application/json' }],
    ['/budget', { accept: '*/*' }],
  ] as const) {
    const { status, headers: sent } = await submit(path, headers);
    expect([path, status >= 400 && status < 500, sent.get('location')]).toEqual([path, true, null]);
  }
});

it('form input does not appear in the log', async () => {
  await submit('/budget?password=correct+horse+battery');
  const { out, err } = server.printed();
  expect(err).toContain('"method":"POST"');
  expect(out + err).not.toMatch(/jo@example|jo%40example|correct|battery|xxxx/);
});
