import { addressFor, newProblems, pageUnder, policyUnder, withoutHashes } from './shell-page.mjs';

const page = `<!doctype html>
<html lang="en">
<head><title>Goals</title><script>old()</script>
<link rel="stylesheet" href="/old.css"><script src="/old.js" nonce="n1" defer></script>
<script type="application/json" id="federation-registry">{"remotes":[]}</script></head>
<body><div id="root" data-prerendered="en"><h1>Old</h1></div></body></html>`;
const shell = { js: ['static/js/next.js'], css: ['next.css'], inlineScript: 'next()' };

test('a page gets the scripts and styles of the other build, and keeps registry, nonce and title', () => {
  const made = pageUnder(page, shell);
  for (const kept of ['<html lang="en">', '<title>Goals</title>', '{"remotes":[]}', 'nonce="n1"']) {
    expect(made).toContain(kept);
  }
  expect(made).toContain('<script>next()</script>');
  expect(made).toContain('src="/static/js/next.js"');
  expect(made).not.toMatch(/old/i);
  expect(pageUnder('<h1>Busy</h1>', shell)).toBe('<h1>Busy</h1>');
});

test('its policy allows the other inline script, and reports nowhere', () => {
  const policy = policyUnder("default-src 'self'; script-src 'sha256-old'; report-uri /reports", 'next()');
  expect(policy).toMatch(/^default-src 'self'; script-src 'sha256-[\w+/=]{44}' 'sha256-old'$/);
});

test.each([
  ['/goals', '/goals'],
  ['/goals/:id/edit', '/goals/1/edit'],
  ['/goals/*', '/goals'],
  ['/', '/'],
])('%s is opened at %s', (path, address) => expect(addressFor(path)).toBe(address));

test('errors of two builds are compared without what differs in every build', () => {
  const of = (hash, at) => withoutHashes(`boom at http://localhost:3000/static/js/main.${hash}.js:${at}`);
  expect(of('0a1b2c3d4e', '1:20')).toBe(of('ff00ff11aa', '2:7'));
});

test('only what the present shell does not show is a problem', () => {
  const seen = { address: '/goals', shown: ['mfe-goals'], problems: ['error: known'] };
  expect(newProblems(seen, seen)).toEqual([]);
  expect(
    newProblems(seen, { address: '/', shown: [], problems: ['error: known', 'error: new', 'error: new'] }),
  ).toEqual(['leads to / instead of /goals', 'nothing of mfe-goals is shown', 'error: new']);
  expect(newProblems({ ...seen, shown: [], problems: ['error: old'] }, seen)).toEqual(['error: known']);
});
