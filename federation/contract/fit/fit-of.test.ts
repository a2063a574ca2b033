import { fitOf, type Needing, type OfferingShell } from './fit-of';

const shell: OfferingShell = {
  contract: '1.1.0',
  provides: { shared: { react: '19.3.1', '@verdant/shared/ui': '1.0.0' }, federation: '2.9.2' },
};
const release: Needing = {
  contract: '^1.0.0',
  needs: { shared: { react: '^19.0.0', '@verdant/shared/ui': '^1.0.0' }, federation: '2.9.0' },
};

const reasonOf = (changes: Partial<Needing['needs']> & { contract?: string }): string => {
  const { contract = release.contract, ...needs } = changes;
  const fit = fitOf({ contract, needs: { ...release.needs, ...needs } }, shell);
  return fit.fits ? '' : fit.reason;
};

describe('fitOf', () => {
  it('takes what needs no more than the shell has', () => {
    expect(fitOf(release, shell)).toEqual({ fits: true });
    expect(fitOf({ contract: '*', needs: { shared: {}, federation: '2.9.99' } }, shell)).toEqual({ fits: true });
  });

  it.each([
    ['a newer contract', { contract: '^1.2.0' }, 'it is made for contract ^1.2.0, and this shell keeps contract 1.1.0'],
    [
      'an older contract',
      { contract: '^0.9.0' },
      'it is made for contract ^0.9.0, and this shell keeps contract 1.1.0',
    ],
    [
      'a contract that is no range',
      { contract: 'newest' },
      'its contract "newest" is no range of versions, such as ^1.1.0',
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
      'it needs react "workspace:*", which is no range of versions',
    ],
    [
      'another runtime',
      { federation: '2.10.0' },
      'it is built with module federation 2.10.0, and this shell runs 2.9.2 (the first two numbers must be the same)',
    ],
    [
      'a runtime without a version',
      { federation: '' },
      'it is built with module federation , and this shell runs 2.9.2 (the first two numbers must be the same)',
    ],
  ])('refuses %s with the reason', (_what, changes, reason) => {
    expect(reasonOf(changes)).toBe(reason);
  });

  it('takes a release with a runtime of its own from whatever version of the library it was built with', () => {
    expect(reasonOf({ federation: '3.0.0', ownRuntime: true })).toBe('');
  });

  it('names everything that does not fit', () => {
    expect(
      reasonOf({ contract: '^2.0.0', shared: { react: '^18.0.0' }, federation: '1.0.0' }).split('; '),
    ).toHaveLength(3);
  });
});
