import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { toRegistry, toServedRemote, type Resolution, type ServedRemote } from './resolution';

const hash = () => `sha384-${randomBytes(48).toString('base64')}`;
const MODULES = ['overview', 'details', 'history', 'settings', 'help'];
const FILES = ['page', 'page-texts', 'page-later'];
const ENTRY = 'static/js/remote-entry.1a2b3c4d.js';
const HASHES = 'static/js/hashes.1a2b3c4d.js';

/** Returns a remote with five modules of three files each. */
function remoteOf(name: string, version = '1.2.0') {
  const files = MODULES.flatMap((module) => FILES.map((file) => `static/js/${file}-${module}.1a2b3c4d.js`));
  return toServedRemote(
    {
      name,
      version,
      contract: '^1.0.0',
      entry: ENTRY,
      hashes: HASHES,
      pages: MODULES.map((page) => ({ path: `/${name}/${page}`, module: `./${page}`, access: 'guarded' as const })),
      slots: [],
      modules: Object.fromEntries(MODULES.map((module) => [`./${module}`, { js: [], css: [] }])),
      files: Object.fromEntries([ENTRY, HASHES, ...files].map((file) => [file, { integrity: hash(), bytes: 1 }])),
      needs: { shared: {} },
    },
    `/releases/${name}/${version}/`,
  );
}

const resolutionOf = (count: number): Resolution => ({
  host: 'a1b2c3d4',
  remotes: Array.from({ length: count }, (_, index) => ({
    ...remoteOf(`team-${index}`),
    previous: remoteOf(`team-${index}`, '1.1.0'),
  })),
});

const hashesOf = (resolution: Resolution, shown?: string) =>
  toRegistry(resolution, shown).remotes.map(({ integrity, previous }) => [
    Object.keys(integrity).length,
    Object.keys(previous?.integrity ?? {}).length,
  ]);

describe('the file hashes in a page', () => {
  it('cover all files of the shown remote, but only the entry and the hashes file of other remotes', () => {
    expect(hashesOf(resolutionOf(3), 'team-1').flat()).toEqual([2, 2, 17, 2, 2, 2]);
    const [remote] = toRegistry(resolutionOf(1)).remotes;
    expect(Object.keys(remote?.integrity ?? {})).toEqual([ENTRY, HASHES]);
    expect(remote?.hashes).toBe(HASHES);
  });

  it('cover all files of all remotes if a developer has an override', () => {
    const altered = { ...resolutionOf(2), overrides: [{ name: 'team-0', url: '/x/', expires_at: '' }] };
    expect(hashesOf(altered).flat()).toEqual([17, 17, 17, 17]);
    expect(toRegistry(altered).remotes[0]).not.toHaveProperty('hashes');
  });

  it('cover all files of a release that was built without a hashes file', () => {
    const { hashes: _hashes, ...remote } = remoteOf('old');
    expect(hashesOf({ host: 'a1b2c3d4', remotes: [remote] })).toEqual([[17, 0]]);
  });

  it('add less than 400 compressed bytes for each remote with five pages', () => {
    const bytes = (count: number) =>
      brotliCompressSync(JSON.stringify(toRegistry(resolutionOf(count), 'team-0'))).length;
    expect((bytes(50) - bytes(5)) / 45).toBeLessThan(400);
  });
});

const served = (name: string, more: Partial<ServedRemote> = {}): ServedRemote => ({
  name,
  contract: '^1.2.0',
  version: '1.0.0',
  url: `/releases/${name}/1.0.0/`,
  entry: 'entry.js',
  integrity: {},
  pages: [],
  slots: [],
  modules: {},
  ...more,
});

test('the registry lists modules for host slots, and for slots of a remote only while a release offers the slot @g-slot-warnings', () => {
  const slots = [
    { slot: 'profile', module: './profile' },
    { slot: 'mfe-tips/aside', module: './goals' },
    { slot: 'mfe-tips/gone', module: './goals' },
  ];
  const goals = served('mfe-goals', { slots });
  const tips = served('mfe-tips', { offers: [{ slot: 'mfe-tips/aside', types: './src/slots.ts' }] });
  const listed = (...remotes: ServedRemote[]) => toRegistry({ host: 'a', remotes }).remotes[0];
  expect(listed(goals, tips)?.slots).toEqual(slots.slice(0, 2));
  expect(listed(goals)?.slots).toEqual(slots.slice(0, 1));
  expect(listed(tips)).not.toHaveProperty('offers');
});

test('the id of the registry changes with a build of the host alone, so that open tabs notice an update', () => {
  expect(toRegistry({ host: 'a', remotes: [] }).id).not.toBe(toRegistry({ host: 'b', remotes: [] }).id);
});
