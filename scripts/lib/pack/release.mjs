import { Failure } from '../../../federation/cli/lib/terminal.mjs';

/**
 * Returns the changelog with its unreleased part moved under a heading for the version.
 * @param {string} text @param {string} version @param {string} day
 */
export function withRelease(text, version, day) {
  const [head, after] = text.split('\n## [Unreleased]\n');
  if (head === undefined || after === undefined) throw new Failure('CHANGELOG.md has no section [Unreleased].');
  const end = after.indexOf('\n## ') + 1;
  const [body, rest] = end === 0 ? [after, ''] : [after.slice(0, end), after.slice(end)];
  if (body.trim() === '') throw new Failure('CHANGELOG.md says nothing of what is new: write it under [Unreleased].');
  return `${head}\n## [Unreleased]\n\n## [${version}] - ${day}\n${body}${rest}`;
}
