import { withRelease } from './release.mjs';

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Teams\n\n- New.\n\n## [1.0.0]\n\nFirst.\n';

test('unreleased changes move to the section of the new version, and a release without changes is refused', () => {
  expect(withRelease(changelog, '1.1.0', '2026-11-26')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-26\n\n### Teams\n\n- New.\n\n## [1.0.0]\n\nFirst.\n',
  );
  expect(() => withRelease(withRelease(changelog, '1.1.0', 'x'), '1.2.0', 'x')).toThrow('says nothing');
});
