import { checkCompatibility, type Requirements, type ShellOffer } from './check-compatibility';

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
      'a contract that is not a range',
      { contract: 'newest' },
      'its contract "newest" is not a version range such as ^1.1.0',
    ],
    [
      'another version of a shared module',
      { shared: { react: '^18.0.0' } },
      'it needs react ^18.0.0, and this shell shares 19.3.1',
    ],
    [
      'a module that is not shared',
      { shared: { vue: '^3.0.0' } },
      'it needs vue ^3.0.0, which this shell does not share',
    ],
    [
      'a module called like a part of every object',
      { shared: { constructor: '*' } },
      'it needs constructor *, which this shell does not share',
    ],
    [
      'an invalid shared range',
      { shared: { react: 'workspace:*' } },
      'it needs react "workspace:*", which is not a version range',
    ],
  ])('refuses %s with the reason', (_what, changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  it('names every incompatibility @g-incompatible-refused', () => {
    expect(reasonOf({ contract: '^2.0.0', shared: { react: '^18.0.0', vue: '^3.0.0' } }).split('; ')).toHaveLength(3);
  });
});
