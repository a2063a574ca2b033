import fc from 'fast-check';
import type { ReleaseManifest } from '../../contract';
import {
  canaryBucketOf,
  candidateOf,
  chooseRemotes,
  isInCanaryShare,
  type ReleaseCandidate,
  type ReleaseInRole,
  type PublishedRemote,
} from './published-layer';

const shell = { contract: '1.1.0', provides: { shared: { react: '19.3.1' } } };

interface Made {
  readonly paths?: readonly string[];
  readonly contract?: string;
  readonly at?: string;
}

function made(
  name: string,
  version: string,
  { paths = [`/${name}`], contract = '^1.0.0', at = `/releases/${name}/${version}/` }: Made = {},
): ReleaseCandidate {
  const manifest: ReleaseManifest = {
    name,
    version,
    contract,
    pages: paths.map((path) => ({ path, module: `./page${path.replaceAll('/', '-')}`, access: 'public' })),
    slots: [],
    entry: 'entry.js',
    modules: Object.fromEntries(paths.map((path) => [`./page${path.replaceAll('/', '-')}`, { js: [], css: [] }])),
    files: {},
    needs: { shared: { react: '^19.0.0' } },
  };
  return candidateOf(manifest, at, shell);
}

const built = (name: string, changes: Made = {}) => made(name, '0.1.0', { at: `/remotes/${name}/`, ...changes });
const builds = (...candidates: ReleaseCandidate[]) =>
  new Map(candidates.map((candidate) => [candidate.served.name, candidate]));

const stable = (candidate: ReleaseCandidate): ReleaseInRole => ({ ...candidate, role: 'stable' });
const earlier = (candidate: ReleaseCandidate): ReleaseInRole => ({ ...candidate, role: 'earlier' });
const published = (name: string, ...releases: ReleaseInRole[]): PublishedRemote => ({
  name,
  canaryPercent: 0,
  releases,
});

const nobody = () => undefined;
const urls = (offer: Partial<Parameters<typeof chooseRemotes>[0]>) => {
  const { remotes, problems } = chooseRemotes({ builds: new Map(), published: [], visitor: nobody, ...offer });
  return { chosen: remotes.map(({ url }) => url), previous: remotes.map(({ previous }) => previous?.url), problems };
};

describe('chooseRemotes', () => {
  it('serves the stable release, with the build as the fallback', () => {
    const offer = { builds: builds(built('a')), published: [published('a', stable(made('a', '1.0.0')))] };
    expect(urls(offer)).toEqual({ chosen: ['/releases/a/1.0.0/'], previous: ['/remotes/a/'], problems: [] });
  });

  it('serves the builds of remotes without a release, and the releases of remotes without a build', () => {
    const offer = { builds: builds(built('a')), published: [published('b', stable(made('b', '1.0.0')))] };
    expect(urls(offer)).toEqual({
      chosen: ['/remotes/a/', '/releases/b/1.0.0/'],
      previous: [undefined, undefined],
      problems: [],
    });
  });

  it('serves the canary to its share of the visitors, with the stable release as the fallback', () => {
    const canary: ReleaseInRole = { ...made('a', '1.1.0'), role: 'canary' };
    const offer = { published: [{ name: 'a', canaryPercent: 50, releases: [canary, stable(made('a', '1.0.0'))] }] };
    for (const visitor of ['1', '2', '3', '4', '5', '6', undefined]) {
      const isIn = isInCanaryShare('a', 50, visitor);
      expect(urls({ ...offer, visitor: () => visitor })).toMatchObject({
        chosen: [isIn ? '/releases/a/1.1.0/' : '/releases/a/1.0.0/'],
        previous: [isIn ? '/releases/a/1.0.0/' : undefined],
      });
    }
  });

  it('does not read the id of the visitor while no canary runs', () => {
    const visitor = jest.fn(nobody);
    urls({ published: [published('a', stable(made('a', '1.0.0')))], visitor });
    expect(visitor).not.toHaveBeenCalled();
  });

  it('serves an older compatible release instead of an incompatible release, and reports the reason', () => {
    const releases = [
      stable(made('a', '1.2.0', { contract: '^2.0.0' })),
      earlier(made('a', '1.1.0', { contract: '^3.0.0' })),
      earlier(made('a', '1.0.0')),
    ];
    const remote = published('a', ...releases);
    const problem = (version: string, contract: string) =>
      `a ${version} at /releases/a/${version}/ is left out: it requires contract ${contract}, and this shell provides contract 1.1.0`;
    expect(urls({ builds: builds(built('a')), published: [remote] })).toEqual({
      chosen: ['/releases/a/1.0.0/'],
      previous: ['/remotes/a/'],
      problems: [problem('1.2.0', '^2.0.0'), problem('1.1.0', '^3.0.0')],
    });
  });

  it('serves the build if no release is compatible, and omits the remote if there is no build either', () => {
    const offer = { published: [published('a', stable(made('a', '1.0.0', { contract: '^2.0.0' })))] };
    expect(urls({ ...offer, builds: builds(built('a')) }).chosen).toEqual(['/remotes/a/']);
    expect(urls(offer)).toMatchObject({ chosen: [], problems: [expect.stringContaining('a 1.0.0')] });
  });

  it('falls back only to a compatible release that has the same modules', () => {
    const now = stable(made('a', '1.2.0', { paths: ['/x', '/y'] }));
    const fewer = earlier(made('a', '1.1.0', { paths: ['/x'] }));
    const misfit = earlier(made('a', '1.1.0', { paths: ['/x', '/y'], contract: '^2.0.0' }));
    const more = earlier(made('a', '1.0.0', { paths: ['/x', '/y', '/z'] }));
    expect(urls({ published: [published('a', now, fewer, more)] }).previous).toEqual(['/releases/a/1.0.0/']);
    expect(urls({ published: [published('a', now, misfit, more)] }).previous).toEqual(['/releases/a/1.0.0/']);
    const misfits = builds(built('a', { contract: '^2.0.0', paths: ['/x', '/y'] }));
    expect(urls({ published: [published('a', now, fewer)], builds: misfits }).previous).toEqual([undefined]);
  });

  it('assigns a path to the remote that was published first', () => {
    const mine = published('a', stable(made('a', '1.0.0', { paths: ['/tips'] })));
    const yours = published('b', stable(made('b', '1.0.0', { paths: ['/more', '/tips'] })));
    const problem = (name: string, by: string) =>
      `${name} 1.0.0 at /releases/${name}/1.0.0/ is left out: The path /tips belongs to ${by}: a path is one remote's alone.`;
    const [first, second] = [urls({ published: [mine, yours] }), urls({ published: [yours, mine] })];
    expect(first).toMatchObject({ chosen: ['/releases/a/1.0.0/'], problems: [problem('b', 'a')] });
    expect(second).toMatchObject({ chosen: ['/releases/b/1.0.0/'], problems: [problem('a', 'b')] });
    const older = published('b', stable(made('b', '1.0.0', { paths: ['/tips'] })), earlier(made('b', '0.9.0')));
    expect(urls({ published: [mine, older] }).chosen).toEqual(['/releases/a/1.0.0/', '/releases/b/0.9.0/']);
    const others = builds(built('c', { paths: ['/tips'] }));
    expect(urls({ published: [mine], builds: others }).chosen).toEqual(['/remotes/c/']);
  });
});

const visitor = fc.stringMatching(/^[\w-]{22}$/);
const visitors = (count: number) => Array.from({ length: count }, (_, index) => `visitor-${index}`);
const percent = fc.integer({ min: 0, max: 100 });

describe('isInShare', () => {
  it('returns the same result for a visitor each time, and still includes the visitor when the share grows @g-canary-share', () => {
    fc.assert(
      fc.property(visitor, percent, percent, (id, first, other) => {
        const [small, large] = [Math.min(first, other), Math.max(first, other)];
        expect(isInCanaryShare('mfe-quiz', small, id)).toBe(isInCanaryShare('mfe-quiz', small, id));
        if (isInCanaryShare('mfe-quiz', small, id)) expect(isInCanaryShare('mfe-quiz', large, id)).toBe(true);
      }),
    );
  });

  it('includes no visitor at 0 % and all at 100 %', () => {
    fc.assert(
      fc.property(visitor, (id) => {
        expect([isInCanaryShare('mfe-quiz', 0, id), isInCanaryShare('mfe-quiz', 100, id)]).toEqual([false, true]);
      }),
    );
  });

  it.each([1, 5, 20, 50, 99])('includes about %d %% of the visitors', (share) => {
    const inside = visitors(20_000).filter((id) => isInCanaryShare('mfe-quiz', share, id)).length / 20_000;
    // Four times the standard deviation, which a fair selection practically never exceeds.
    const most = 4 * Math.sqrt(((share / 100) * (1 - share / 100)) / 20_000);
    expect(Math.abs(inside - share / 100)).toBeLessThan(most);
  });

  it('selects different visitors for different remotes', () => {
    const isInBoth = (id: string) => ['mfe-quiz', 'mfe-samples'].every((name) => isInCanaryShare(name, 50, id));
    const both = visitors(2_000).filter(isInBoth).length / 2_000;
    expect(Math.abs(both - 0.25)).toBeLessThan(0.05);
  });

  it('excludes visitors without an id, unless the share is 100 %', () => {
    expect([99, 100].map((share) => isInCanaryShare('mfe-quiz', share, undefined))).toEqual([false, true]);
  });
});

it('the bucket of a visitor is a fixed value, the same on every server and in every version', () => {
  expect(canaryBucketOf('mfe-quiz', 'aaaaaaaaaaaaaaaaaaaaaa')).toBe(9058);
});
