import { withRelease, withPackageVersion } from './release.mjs';

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Teams\n\n- New.\n\n## [1.0.0]\n\nFirst.\n';

test('unreleased changes move to the section of the new version, and a release without changes is refused', () => {
  expect(withRelease(changelog, '1.1.0', '2026-11-26')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-26\n\n### Teams\n\n- New.\n\n## [1.0.0]\n\nFirst.\n',
  );
  expect(() => withRelease(withRelease(changelog, '1.1.0', 'x'), '1.2.0', 'x')).toThrow('says nothing');
});

test('a package gets the new version in its own manifest and in the dependencies of other packages', () => {
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  const lock = (own, uses) =>
    json({
      packages: {
        kit: { name: '@v/kit', version: own },
        page: {
          version: '1.0.0',
          dependencies: { '@v/kit': uses, react: '1.0.0' },
          peerDependencies: { '@v/kit': '*' },
        },
      },
    });
  expect(withPackageVersion(lock('1.0.0', '1.0.0'), new Set(['@v/kit']), '1.1.0')).toBe(lock('1.1.0', '1.1.0'));
});
