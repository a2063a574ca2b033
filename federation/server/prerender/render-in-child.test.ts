import childProcess from 'node:child_process';
import { Script } from 'node:vm';
import { renderInChild, type RenderLimits } from './render-in-child';

const host = `
  exports.provided = { react: { word: 'provided' } };
  exports.prerender = async ({ path, language, registry, component }) =>
    '<main>' + [path, language, registry.id, component ? await component({}) : 'alone'].join(' ') + '</main>';`;
const registry = { id: 'r1', remotes: [], overrides: [] };
const page = (code: string | undefined, path = '/a') => ({ code, path, language: 'en' });
const render = async (codes: readonly (string | undefined)[], limits: Partial<RenderLimits> = {}) =>
  renderInChild({ host, registry, pages: codes.map((code) => page(code)) }, { limits });
const shown = (text: string) => ({ html: `<main>/a en r1 ${text}</main>` });

/** Returns the results of the bodies of components' functions, each on a page of one release. */
async function evaluate(...bodies: string[]): Promise<(string | undefined)[]> {
  const { pages } = await render(bodies.map((body) => `exports.A = async () => { ${body} };`));
  return pages.map((result) =>
    result && 'html' in result ? result.html.slice('<main>/a en r1 '.length, -'</main>'.length) : result?.problem,
  );
}

// A busy machine takes seconds to start a process.
jest.setTimeout(60_000);

test('renders each page with the services of the host, and continues after one that throws', async () => {
  const good = `const { word } = require('react'); exports.A = () => word;`;
  const { pages, failure } = await render([
    good,
    'exports.A = () => { throw new Error("no\\n way"); };',
    undefined,
    good,
  ]);
  expect(failure).toBeUndefined();
  expect(pages).toEqual([shown('provided'), { problem: 'no way' }, shown('alone'), shown('provided')]);
});

test('a page that cannot be rendered has a reason of its own @g-prerender-limits', async () => {
  const reasons: [string, RegExp][] = [
    [`require('node:fs'); exports.A = () => '';`, /^node:fs is not something that the host provides$/],
    [`exports.A = () => process.env.HOME;`, /process.* is not defined/],
    [`exports.A = () => ''; exports.B = 1;`, /does not export one component/],
    [`exports.A = () => fetch('/');`, /fetch.* is not defined/],
    [`exports.A = async () => import('node:fs');`, /could not load module/],
    [`exports.A = async () => new Promise(() => {});`, /waits for something that never happens/],
    ['no javascript', /expecting/],
    ['const down = () => down() + 1; exports.A = down;', /call stack/],
    ['const all = []; for (;;) all.push(new Array(100_000).fill(1));', /^out of memory$/],
  ];
  const { pages, failure } = await render(
    reasons.map(([code]) => code),
    { memoryBytes: 24 * 1024 * 1024 },
  );
  expect(failure).toBeUndefined();
  expect(pages).toEqual(reasons.map(([, reason]) => ({ problem: expect.stringMatching(reason) as unknown })));
});

const ESCAPES = {
  'the receiver of a frame in a stack trace': `
    Error.prepareStackTrace = (_error, frames) => frames;
    const frames = [].concat(new Error().stack);
    return frames.map((frame) => frame.getThis?.()?.process?.pid).find(Boolean);`,
  'a getter on the prototype behind an error of require': `
    let thrown;
    try { require('x'); } catch (error) { thrown = error; }
    let pid;
    const top = Object.getPrototypeOf(Object.getPrototypeOf(thrown));
    Object.defineProperty(top, 'noDeprecation', { get() { pid ??= this.pid; return false; }, configurable: true });
    const { port1 } = new MessageChannel();
    for (let i = 0; i < 14; i += 1) port1.addEventListener?.('message', () => i);
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    return pid;`,
  'a prototype behind the error of an import': `
    const error = await import('node:fs').catch((reason) => reason);
    const top = Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf(error)));
    return top !== null && top !== Object.prototype && 'another realm';`,
  'a prototype behind the functions that are passed in': `
    const functions = [require, setTimeout, URL, TextEncoder, MessageChannel, Intl.NumberFormat];
    return functions.some((one) => !(one instanceof Function)) && 'another realm';`,
  'the constructor of what is passed in': `
    const functions = [require, setTimeout, URL, new URL('http://a').toString, Intl.NumberFormat];
    return functions.map((one) => one.constructor('return typeof process')()).find((type) => type !== 'undefined');`,
  'what awaits the result': `
    let taken;
    const { then } = Promise.prototype;
    Promise.prototype.then = function (resolve, ...more) { taken ??= resolve; return then.call(this, resolve, ...more); };
    await Promise.resolve().then(() => 0);
    return !(taken instanceof Function) && 'another realm';`,
  'what formats numbers': `
    let receiver;
    const trap = new Proxy({}, { get(target, name, self) { receiver ??= self; return undefined; } });
    try { new Intl.NumberFormat('en', trap).format(1); } catch {}
    return [receiver, Object.prototype].some((one) => one?.process) && 'another realm';`,
};
test('nothing of Node is within reach of a page @g-prerender-sandbox', async () => {
  const bodies = Object.values(ESCAPES).map(
    (body) => `const found = await (async () => { ${body} })(); return found ? 'escaped: ' + found : 'nothing';`,
  );
  const found = await evaluate(...bodies);
  const ways = Object.keys(ESCAPES);
  expect(ways.map((way, index) => [way, found[index]])).toEqual(ways.map((way) => [way, 'nothing']));
});

test('what a page changes of the language forges neither lines nor results of the host', async () => {
  const forging = `
    Object.prototype.toJSON = function () { return 'x\\n{"html":"forged"}'; };
    JSON.stringify = () => '"forged"';
    Array.prototype.find = () => 1;
    exports.A = () => 'a\\n{"html":"forged"}';`;
  const { pages } = await render([forging, undefined]);
  expect(pages).toHaveLength(2);
  expect(JSON.stringify(pages)).not.toContain('"html":"forged"');
});

const ENDLESS: [string, Partial<RenderLimits>][] = [
  ['for (;;);', { cpuMs: 300 }],
  ['exports.A = async () => { const again = () => Promise.resolve().then(again); await again(); };', { cpuMs: 300 }],
  ['exports.A = async () => new Promise(() => { const again = () => setTimeout(again); again(); });', { cpuMs: 300 }],
  [`exports.A = () => /^(a|a?)+$/.test('a'.repeat(40) + 'b');`, { cpuMs: 300 }],
  ['exports.A = () => { for (;;); };', { wallMs: 1_000 }],
];
test.each(ENDLESS)('ends what does not end: %s %j @g-prerender-limits', async (code, limits) => {
  const { pages, failure } = await render([undefined, code, undefined], limits);
  const reason = limits.cpuMs ? 'it took more than 0.3 s of processor time' : 'it was not rendered within 1 s';
  expect(failure).toEqual({ kind: 'exhausted', reason });
  expect(pages.slice(1)).toEqual([undefined, undefined]);
});

test.each([
  ['SIGINT', 'unavailable'],
  ['SIGTERM', 'unavailable'],
  ['SIGHUP', 'unavailable'],
  ['SIGKILL', 'exhausted'],
  ['SIGSEGV', 'exhausted'],
] as const)('a process that ends by %s: %s', async (signal, kind) => {
  const spawn = jest.spyOn(childProcess, 'spawn');
  const result = render([undefined, 'for (;;);']);
  const child: unknown = spawn.mock.results[0]?.value;
  if (!(child instanceof childProcess.ChildProcess)) throw new Error('no process was started');
  child.stdout?.once('data', () => child.kill(signal));
  expect((await result).failure).toMatchObject({ kind });
});

test('ends as soon as its signal is aborted', async () => {
  const stopping = new AbortController();
  const result = renderInChild({ host, registry, pages: [page('for (;;);')] }, { signal: stopping.signal });
  stopping.abort();
  const failure = { kind: 'unavailable', reason: 'it was aborted' };
  expect((await result).failure).toEqual(failure);
  const late = await renderInChild({ host, registry, pages: [page('for (;;);')] }, { signal: stopping.signal });
  expect(late.failure).toEqual(failure);
});

test('reports that the host itself cannot be used', async () => {
  const pages = [page(''), page('')];
  const result = await renderInChild({ host: 'throw new Error("broken")', registry, pages });
  expect(result).toEqual({ pages: [{ problem: 'broken' }, { problem: 'broken' }] });
});

const AT = Date.UTC(2026, 2, 9, 13, 5);
const formats = (language: string) => [
  `new Intl.NumberFormat('${language}', { style: 'currency', currency: 'AUD' }).format(-1234567.5)`,
  `new Intl.NumberFormat('${language}', { style: 'percent' }).formatToParts(0.256).map(({ value }) => value).join('|')`,
  `new Intl.DateTimeFormat('${language}', { dateStyle: 'long', timeZone: 'UTC' }).format(${AT})`,
  `new Intl.DateTimeFormat('${language}', { timeZone: 'UTC' }).format(new Date(${AT}))`,
  `new Intl.PluralRules('${language}').select(1)`,
  `new Intl.RelativeTimeFormat('${language}', { numeric: 'auto' }).format(-1, 'day')`,
  `new Intl.ListFormat('${language}').format(['a', 'b', 'c'])`,
  `new Intl.DisplayNames('${language}', { type: 'language' }).of('fr')`,
  `['z', 'ä', 'a'].sort(new Intl.Collator('${language}').compare).join()`,
  `['z', 'ä', 'a'].sort((one, other) => one.localeCompare(other, '${language}')).join()`,
  `(1234567.891).toLocaleString('${language}')`,
  `(-0).toLocaleString('${language}') + NaN.toLocaleString('${language}') + (12n ** 20n).toLocaleString('${language}')`,
  `new Date(${AT}).toLocaleDateString('${language}', { month: 'short', day: 'numeric', timeZone: 'UTC' })`,
  `'straße'.toLocaleUpperCase('${language}')`,
];
const URLS = [
  `new URL('../b?x=1&x=2#c', 'https://user@example.com:8443/a/d').href`,
  `new URL('https://example.com/ä?q=%20+').searchParams.get('q')`,
  `new URLSearchParams({ a: '1 2', b: 'ü&' }).toString()`,
  `[...new URLSearchParams('a=1&b=2&a=3').entries()].join('|')`,
  `URL.canParse('no url')`,
  `[...new TextEncoder().encode('aä€😀\\ud800')].join(' ')`,
];

test('formats for each language, parses URLs and encodes text as Node does', async () => {
  const expressions = [...['en-AU', 'de', 'es', 'fr'].flatMap(formats), ...URLS];
  const expected = expressions.map((expression) => String(new Script(expression).runInThisContext()));
  expect(await evaluate(...expressions.map((expression) => `return String(${expression})`))).toEqual(expected);
});

test('what Node refuses to format or to parse is an error in the page', async () => {
  expect(
    await evaluate(`return new Intl.NumberFormat('no locale').format(1)`, `return new URL('no url').href`),
  ).toEqual(['Incorrect locale information provided', 'Invalid URL']);
});
