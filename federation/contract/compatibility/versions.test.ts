import fc from 'fast-check';
import { compareVersions, isRange, isVersion, satisfies } from './versions';

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
  ])('%s is in "%s"', (version, range) => {
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
  ])('%s is not in "%s"', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });

  const number = fc.integer({ min: 0, max: 20 });
  const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));

  it('accepts a version in its own caret, tilde and exact range, and orders as the numbers do', () => {
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

it('knows the order of versions', () => {
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

it.each(['1.2.3', '0.0.0', '1.2.3-beta.1', '1.2.3+commit.abc'])('%s is a version', (text) => {
  expect(isVersion(text)).toBe(true);
});

it.each(['1.2', 'v1.2.3', '01.2.3', '1.2.3-', '1.2.3 ', '../1.2.3', '', '1.2.3/4'])('"%s" is not a version', (text) => {
  expect(isVersion(text)).toBe(false);
});

it('recognizes a range', () => {
  expect(['^1.0.0', '1 || 2', '>=1 <3', '*', ''].every(isRange)).toBe(true);
  expect(['one', '^', '1.2.3.4', '1 ||| 2', '^1.0.0 and more', '1 '.repeat(200)].some(isRange)).toBe(false);
});
