import { renderInChild } from './render-in-child';

const host = `
  exports.provided = { react: { word: 'provided' } };
  exports.prerender = async ({ path, language, registry, component }) =>
    '<main>' + [path, language, registry.id, component ? component({}) : 'alone'].join(' ') + '</main>';`;
const registry = { id: 'r1', remotes: [], overrides: [] };
const page = (code: string, path = '/a') => ({ code, path, language: 'en' });
const write = async (...codes: string[]) =>
  renderInChild({ host, registry, pages: codes.map((code) => page(code)) }, 10_000);

test('writes each page with what the host provides, and goes on after one that cannot be written', async () => {
  const good = `const { word } = require('react'); exports.A = () => word;`;
  expect(await write(good, 'exports.A = () => { throw new Error("no\\n way"); };', good)).toEqual([
    { html: '<main>/a en r1 provided</main>' },
    { problem: 'no way' },
    { html: '<main>/a en r1 provided</main>' },
  ]);
});

test('writes the host alone where there is no code of a page', async () => {
  const pages = [{ code: undefined, path: '/b', language: 'de' }, page(`exports.A = () => 'a';`)];
  expect(await renderInChild({ host, registry, pages }, 10_000)).toEqual([
    { html: '<main>/b de r1 alone</main>' },
    { html: '<main>/a en r1 a</main>' },
  ]);
});

test.each([
  [`require('node:fs'); exports.A = () => '';`, /node:fs is not something that the host provides/],
  [`exports.A = () => process.env.HOME;`, /process is not defined/],
  [`exports.A = () => eval('1');`, /Code generation from strings disallowed/],
  [`exports.A = () => URL.constructor('return process')();`, /Code generation from strings disallowed/],
  [`exports.A = () => ''; exports.B = 1;`, /does not export one component/],
  [`exports.A = () => fetch('/');`, /fetch is not defined/],
])('gives no rights: %s', async (code, problem) => {
  const [result] = await write(code);
  expect(result).toEqual({ problem: expect.stringMatching(problem) as unknown });
});

test.each(['exports.A = () => { for (;;); };', 'for (;;);'])('ends what does not end: %s', async (code) => {
  const started = Date.now();
  const results = await renderInChild({ host, registry, pages: [page(code)] }, 1_000);
  expect(results).toEqual([{ problem: 'it was not written within 1 s' }]);
  expect(Date.now() - started).toBeLessThan(5_000);
});

test('says so when the host itself cannot be used', async () => {
  const results = await renderInChild({ host: 'throw new Error("broken")', registry, pages: [page('')] }, 10_000);
  expect(results).toEqual([{ problem: 'broken' }]);
});
