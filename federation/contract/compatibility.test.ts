import fc from 'fast-check';
import {
  compareVersions,
  isRange,
  isVersion,
  satisfies,
  checkCompatibility,
  type Requirements,
  type ShellOffer,
} from './compatibility';

describe('satisfies', () => {
  it.each([
    ['1.2.3', '1.2.3'],
    ['1.2.3', '=1.2.3'],
    ['1.2.3+build.7', '1.2.3'],
    ['1.9.0', '^1.2.3'],
    ['0.2.9', '^0.2.3'],
    ['0.0.3', '^0.0.3'],
    ['0.9.9', '^0'],
    ['0.0.9', '^0.0'],
    ['1.2.9', '~1.2.3'],
    ['1.9.9', '~1'],
    ['1.2.9', '~1.2'],
    ['1.2.9', '1.2'],
    ['1.9.9', '1.x'],
    ['7.0.0', '*'],
    ['7.0.0', ''],
    ['2.0.0', '>=1.2.3'],
    ['1.4.0', '>= 1.2.0 < 2'],
    ['2.0.0', '>1'],
    ['1.9.9', '<=1'],
    ['3.1.0', '^1.0.0 || ^3.0.0'],
    ['1.2.3-beta.2', '^1.2.3-beta.1'],
    ['1.2.4', '^1.2.3-beta.1'],
    ['10.0.0', '>9.9.9'],
    ['1.2.3', '1.2.3 - 1.4.0'],
  ])('version %s satisfies the range "%s"', (version, range) => {
    expect(satisfies(version, range)).toBe(true);
  });

  it.each([
    ['1.2.4', '1.2.3'],
    ['1.2.2', '^1.2.3'],
    ['2.0.0', '^1.2.3'],
    ['0.3.0', '^0.2.3'],
    ['0.0.4', '^0.0.3'],
    ['1.0.0', '^0'],
    ['0.1.0', '^0.0'],
    ['1.3.0', '~1.2.3'],
    ['1.3.0', '1.2.x'],
    ['1.0.0', '>1'],
    ['2.0.0', '<=1'],
    ['1.2.3', '<1.2.3'],
    ['1.2.3', '>1.2.3'],
    ['2.0.0', '^1.0.0 || ^3.0.0'],
    ['1.2.0', '>=1.0.0 <1.2.0'],
    ['1.2.3-beta.1', '^1.2.3'],
    ['1.3.0-beta.1', '^1.2.3-beta.1'],
    ['2.0.0-beta.1', '^1.2.3'],
    ['2.0.0-beta.1', '*'],
    ['2.0.0-beta.1', '<2'],
    ['1.2.3-beta.1', '^1.2.3-beta.2'],
    ['1.2', '*'],
    ['1.2.3', 'latest'],
    ['1.2.3', '>*'],
  ])('version %s does not satisfy the range "%s"', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });

  const number = fc.integer({ min: 0, max: 20 });
  const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));

  it('a version satisfies its own caret, tilde and exact range, and comparisons agree with compareVersions', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        for (const sign of ['^', '~', '=', '', '>=', '<=']) expect(satisfies(a, `${sign}${a}`)).toBe(true);
        const order = compareVersions(a, b);
        expect(satisfies(a, `>=${b}`)).toBe(order >= 0);
        expect(satisfies(a, `<${b}`)).toBe(order < 0);
        expect(satisfies(a, `<${b} || >${b}`)).toBe(a !== b);
        if (satisfies(a, `~${b}`) && !b.startsWith('0.')) expect(satisfies(a, `^${b}`)).toBe(true);
      }),
    );
  });
});

it('compareVersions sorts versions by SemVer precedence, and rejects an invalid version', () => {
  const ordered = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.10',
    '1.1.0',
  ];
  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
  expect(() => compareVersions('1.0.0', 'one')).toThrow('Invalid Version');
});

it.each(['1.2.3', '0.0.0', '1.2.3-beta.1', '1.2.3+commit.abc'])('%s is a valid version', (text) => {
  expect(isVersion(text)).toBe(true);
});

it.each(['1.2', 'v1.2.3', '01.2.3', '1.2.3-', '1.2.3 ', '../1.2.3', '', '1.2.3/4'])(
  '"%s" is not a valid version',
  (text) => {
    expect(isVersion(text)).toBe(false);
  },
);

it('isRange accepts version ranges and rejects other texts', () => {
  expect(['^1.0.0', '1 || 2', '>=1 <3', '*', ''].every(isRange)).toBe(true);
  expect(['one', '^', '1.2.3.4', '1 ||| 2', '^1.0.0 and more', '1 '.repeat(200)].some(isRange)).toBe(false);
});

const shell: ShellOffer = {
  contract: '1.1.0',
  provides: { shared: { react: '19.3.1', '@verdant/shared/ui': '1.0.0' } },
};
const release: Requirements = {
  contract: '^1.0.0',
  needs: { shared: { react: '^19.0.0', '@verdant/shared/ui': '^1.0.0' } },
};

const reasonOf = (changes: Partial<Requirements['needs']> & { contract?: string }): string => {
  const { contract = release.contract, ...needs } = changes;
  const compatibility = checkCompatibility({ contract, needs: { ...release.needs, ...needs } }, shell);
  return compatibility.isCompatible ? '' : compatibility.reason;
};

describe('checkCompatibility', () => {
  it('accepts a release that needs no more than the shell provides', () => {
    expect(checkCompatibility(release, shell)).toEqual({ isCompatible: true });
    expect(checkCompatibility({ contract: '*', needs: { shared: {} } }, shell)).toEqual({ isCompatible: true });
  });

  it.each([
    ['a newer contract', { contract: '^1.2.0' }, 'it requires contract ^1.2.0, and this shell provides contract 1.1.0'],
    [
      'an older contract',
      { contract: '^0.9.0' },
      'it requires contract ^0.9.0, and this shell provides contract 1.1.0',
    ],
    [
      'a contract that is not a version range',
      { contract: 'newest' },
      'its contract "newest" is not a version range such as ^1.1.0',
    ],
    [
      'another version of a shared module',
      { shared: { react: '^18.0.0' } },
      'it needs react ^18.0.0, and this shell shares 19.3.1',
    ],
    [
      'a module that the shell does not share',
      { shared: { vue: '^3.0.0' } },
      'it needs vue ^3.0.0, which this shell does not share',
    ],
    [
      'a shared module called constructor',
      { shared: { constructor: '*' } },
      'it needs constructor *, which this shell does not share',
    ],
    [
      'a shared module with an invalid version range',
      { shared: { react: 'workspace:*' } },
      'it needs react "workspace:*", which is not a version range',
    ],
  ])('refuses a remote that needs %s, with the reason', (_what, changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  it('lists every incompatibility of a release @g-incompatible-refused', () => {
    expect(reasonOf({ contract: '^2.0.0', shared: { react: '^18.0.0', vue: '^3.0.0' } }).split('; ')).toHaveLength(3);
  });
});
