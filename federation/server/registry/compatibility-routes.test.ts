import type { ReleaseManifest, RemotePage, ShellCompatibilityRequest } from '../../contract';
import { candidateOf, type PublishedRemote, type ReleaseInRole } from './published-layer';
import { checkShell } from './compatibility-routes';

const running = { contract: '1.9.0', provides: { shared: { react: '19.3.1' } } };
const page = (path: string): RemotePage => ({ path, module: './page', access: 'public' });

function release(role: ReleaseInRole['role'], version: string, changes: Partial<ReleaseManifest> = {}) {
  const manifest: ReleaseManifest = {
    name: 'mfe-goals',
    version,
    contract: '^1.0.0',
    pages: [page('/goals')],
    slots: [],
    entry: 'entry.js',
    modules: { './page': { js: [], css: [] } },
    files: {},
    needs: { shared: { react: '^19.0.0' } },
    ...changes,
  };
  return { role, ...candidateOf(manifest, '/', running) };
}

const published = (...releases: ReleaseInRole[]): PublishedRemote => ({
  name: 'mfe-goals',
  canaryPercent: 5,
  releases,
});

const shell = (changes: Partial<ShellCompatibilityRequest> = {}): ShellCompatibilityRequest => ({
  ...running,
  slots: ['aside'],
  paths: ['/debug'],
  remotes: [],
  ...changes,
});

it('checkShell checks the shell against the stable release, the canary and the earlier release of a remote', () => {
  const older = release('earlier', '1.0.0', { contract: '~1.8.0' });
  const remote = published(release('canary', '2.1.0'), release('stable', '2.0.0'), older);
  expect(checkShell(shell(), [remote])).toEqual([
    { name: 'mfe-goals', version: '2.1.0', role: 'canary', problem: null },
    { name: 'mfe-goals', version: '2.0.0', role: 'stable', problem: null },
    {
      name: 'mfe-goals',
      version: '1.0.0',
      role: 'earlier',
      problem: 'it requires contract ~1.8.0, and this shell provides contract 1.9.0',
    },
  ]);
});

const aside = { slots: [{ slot: 'aside', module: './page' }] };
const buildOf = (name: string) => ({ remotes: [{ name, pages: [page('/goals')] }] });

it.each<[Partial<ShellCompatibilityRequest>, Partial<ReleaseManifest>, RegExp | null]>([
  [{ contract: '2.0.0' }, {}, /requires contract \^1\.0\.0.*provides contract 2\.0\.0/],
  [{ provides: { shared: { react: '20.0.0' } } }, {}, /needs react \^19\.0\.0, and this shell shares 20\.0\.0/],
  [{ provides: { shared: {} } }, {}, /needs react \^19\.0\.0, which this shell does not share/],
  [{ slots: [] }, aside, /no slot "aside": it offers none/],
  [{ slots: undefined }, aside, null],
  [{ paths: ['/goals'] }, {}, /\/goals belongs to the shell itself/],
  [buildOf('mfe-savings'), {}, /\/goals belongs to mfe-savings/],
  [buildOf('mfe-goals'), {}, null],
])('the check of a shell with %j against a release with %j reports %s', (changes, manifest, problem) => {
  const [answer] = checkShell(shell(changes), [published(release('stable', '1.0.0', manifest))]);
  expect(answer?.problem).toEqual(problem === null ? null : expect.stringMatching(problem));
});

it('checkShell ignores the paths of a build in the shell if the remote of the build has an active release', () => {
  const savings = release('stable', '1.0.0', { name: 'mfe-savings', pages: [page('/savings')] });
  const other = { ...published(savings), name: 'mfe-savings' };
  const answers = checkShell(shell(buildOf('mfe-savings')), [published(release('stable', '1.0.0')), other]);
  expect(answers.map(({ problem }) => problem)).toEqual([null, null]);
});
