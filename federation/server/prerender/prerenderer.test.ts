import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ReadReleaseFile } from '../publishing/release-files';
import { findPage, type Resolution, type ServedRemote } from '../registry';
import type { Attempts } from './attempts';
import { createPrerenderer } from './prerenderer';

const MINUTE_MS = 60_000;

// A busy machine takes seconds to start a process.
jest.setTimeout(60_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerenderer-'));
  const host = `
    exports.provided = {};
    exports.prerender = async ({ component }) => '<main>' + component({}) + '</main>';`;
  writeFileSync(join(folder, 'host.cjs'), host);
});
afterAll(() => rmSync(folder, { recursive: true }));

const remote: ServedRemote = {
  name: 'mfe-offer',
  version: '1.0.0',
  contract: '1.0.0',
  url: '/releases/mfe-offer/1.0.0/',
  entry: 'remote.js',
  integrity: {},
  slots: [],
  pages: [{ path: '/offer', module: './offer', access: 'public', prerendered: true, title: 'Offer' }],
  modules: { './offer': { js: [], css: [], prerender: 'offer.cjs' } },
};
const resolution: Resolution = { host: 'h1', remotes: [remote] };
const offer = findPage(resolution, '/offer');

/** A prerenderer whose database is unreachable, with a clock of its own, and what it did. */
function start({ read, begin = async () => 1 }: { read: ReadReleaseFile; begin?: Attempts['begin'] }) {
  const clock = { now: Date.now() };
  const warnings: unknown[] = [];
  const ended: (string | undefined)[] = [];
  const prerenderer = createPrerenderer({
    db: drizzle('postgres://127.0.0.1:1/none'),
    attempts: {
      begin,
      end: async (_release, _id, failure) => void ended.push(failure?.kind),
    },
    host: { id: 'h1', files: { folder }, manifest: { css: [], prerender: 'host.cjs' } },
    readReleaseFile: read,
    languages: ['en'],
    log: { warn: (...message: unknown[]) => void warnings.push(message[0]) },
    now: () => clock.now,
  });
  /** The page, once what is being rendered is done. */
  const page = async () => {
    const before = ended.length + warnings.length;
    const first = await prerenderer.pageFor(resolution, offer, 'en');
    if (first) return first.html;
    const deadline = Date.now() + 1_000;
    while (ended.length + warnings.length === before && Date.now() < deadline) await wait(20);
    return (await prerenderer.pageFor(resolution, offer, 'en'))?.html;
  };
  return { clock, warnings, ended, page, prerenderer };
}

const file = (code: string) => ({ content: Buffer.from(code), type: 'text/javascript', contentBr: undefined });

test('what could not be read is not the fault of the release, and is read again after minutes', async () => {
  let reads = 0;
  const { clock, warnings, page } = start({
    read: async () => {
      reads += 1;
      if (reads === 1) throw new Error('Connection terminated unexpectedly');
      return file(`exports.Offer = () => 'An offer';`);
    },
  });
  expect(await page()).toBeUndefined();
  expect(warnings).toEqual(['mfe-offer 1.0.0: pages are not prerendered: Connection terminated unexpectedly']);
  clock.now += 4 * MINUTE_MS;
  expect([await page(), reads]).toEqual([undefined, 1]);
  clock.now += MINUTE_MS;
  expect([await page(), reads]).toEqual(['<main>An offer</main>', 2]);
});

test('what a page throws is the fault of the release, and is not rendered again', async () => {
  let reads = 0;
  const { clock, ended, page } = start({
    read: async () => {
      reads += 1;
      return file(`exports.Offer = () => { throw new Error('no offer'); };`);
    },
  });
  expect(await page()).toBeUndefined();
  clock.now += 60 * MINUTE_MS;
  expect([await page(), reads, ended]).toEqual([undefined, 1, [undefined]]);
});

test('without a stored attempt no code of the release runs', async () => {
  const decisions: Attempts['begin'][] = [
    async () => 'never',
    async () => 'later',
    async () => {
      throw new Error('the database is away');
    },
  ];
  for (const begin of decisions) {
    const read = jest.fn<ReturnType<ReadReleaseFile>, []>();
    const { page, ended } = start({ read, begin });
    expect([await page(), read.mock.calls, ended]).toEqual([undefined, [], []]);
  }
});

test('a release that is allowed again is rendered at once', async () => {
  let decision: number | 'never' = 'never';
  const { page, prerenderer } = start({
    read: async () => file(`exports.Offer = () => 'An offer';`),
    begin: async () => decision,
  });
  expect(await page()).toBeUndefined();
  decision = 1;
  expect(await page()).toBeUndefined();
  prerenderer.retry('mfe-offer', '1.0.0');
  expect(await page()).toBe('<main>An offer</main>');
});

test('a stop of the server ends what is being rendered and begins nothing more', async () => {
  const { prerenderer, ended, warnings } = start({ read: async () => file('for (;;);') });
  prerenderer.prepare(resolution);
  prerenderer.prepare({ ...resolution, remotes: [{ ...remote, version: '1.0.1' }] });
  // Until its process runs.
  await wait(500);
  const since = Date.now();
  await prerenderer.close();
  expect(Date.now() - since).toBeLessThan(5_000);
  expect([ended, warnings]).toEqual([['unavailable'], []]);
});
