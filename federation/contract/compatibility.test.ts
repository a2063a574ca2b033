import {
  compareVersions,
  isRange,
  isVersion,
  satisfies,
  compatibilityProblem,
  type Requirements,
  type ShellOffer,
} from './compatibility';

it.each([
  ['1.2.3', '1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['2.0.0', '^1.2.3', false],
  ['7.0.0', '', true],
  ['3.1.0', '^1.0.0 || ^3.0.0', true],
  ['1.2.3-beta.2', '^1.2.3-beta.1', true],
  ['1.2.3-beta.1', '^1.2.3', false],
  ['2.0.0-beta.1', '*', false],
  ['v1.2.3', '*', false],
  ['1.2', '*', false],
  ['1.2.3', 'latest', false],
])('the check if the version %s satisfies the range "%s" returns %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it('compareVersions sorts versions by SemVer precedence, and rejects an invalid version', () => {
  const ordered = ['0.9.9', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0', '1.0.10', '1.1.0'];
  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
  expect(() => compareVersions('1.0.0', 'one')).toThrow('Invalid Version');
});

it.each([
  [true, ['1.2.3', '0.0.0', '1.2.3-beta.1', '1.2.3+commit.abc']],
  [false, ['1.2', 'v1.2.3', '01.2.3', '1.2.3-', '1.2.3 ', '../1.2.3', '', '1.2.3/4', `1.2.3-${'a'.repeat(100)}`]],
])('isVersion returns %s for %j', (expected, texts) => {
  expect(texts.map(isVersion)).toEqual(texts.map(() => expected));
});

it.each([
  [true, ['^1.0.0', '1 || 2', '>=1 <3', '*', '']],
  [false, ['one', '^', '1.2.3.4', '1 ||| 2', '^1.0.0 and more', '1 '.repeat(200)]],
])('isRange returns %s for %j', (expected, texts) => {
  expect(texts.map(isRange)).toEqual(texts.map(() => expected));
});

const shell: ShellOffer = {
  contract: '1.1.0',
  provides: { shared: { react: '19.3.1', '@verdant/shared/ui': '1.0.0' } },
};
const release: Requirements = {
  contract: '^1.0.0',
  needs: { shared: { react: '^19.0.0', '@verdant/shared/ui': '^1.0.0' } },
};

const problemOf = ({ contract = release.contract, shared = release.needs.shared }) =>
  compatibilityProblem({ contract, needs: { shared } }, shell);

describe('compatibilityProblem', () => {
  it('accepts a release that needs no more than the shell provides', () => {
    expect([problemOf({}), problemOf({ contract: '*', shared: {} })]).toEqual([undefined, undefined]);
  });

  it.each<[string, Parameters<typeof problemOf>[0], string]>([
    ['a newer contract', { contract: '^1.2.0' }, 'it requires contract ^1.2.0, and this shell provides contract 1.1.0'],
    ['an invalid contract', { contract: 'new' }, 'its contract "new" is not a version range such as ^1.1.0'],
    ['another version', { shared: { react: '^18.0.0' } }, 'it needs react ^18.0.0, and this shell shares 19.3.1'],
    ['an unshared module', { shared: { vue: '^3.0.0' } }, 'it needs vue ^3.0.0, which this shell does not share'],
    ['"constructor"', { shared: { constructor: '*' } }, 'it needs constructor *, which this shell does not share'],
    ['an invalid range', { shared: { react: 'x:*' } }, 'it needs react "x:*", which is not a version range'],
  ])('refuses a remote that needs %s, with the reason', (_what, changes, reason) => {
    expect(problemOf(changes)).toBe(reason);
  });

  it('lists every incompatibility of a release @g-incompatible-refused', () => {
    expect(problemOf({ contract: '^2.0.0', shared: { react: '^18.0.0', vue: '^3.0.0' } })?.split('; ')).toHaveLength(3);
  });
});
