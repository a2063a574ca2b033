import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Returns a package.json or package-lock.json with the new version of packages, also as dependencies.
 * @param {string} text @param {ReadonlySet<string>} names @param {string} version
 */
export function withPackageVersion(text, names, version) {
  /** @this {{ name?: string }} @param {string} key @param {unknown} value */
  function raise(key, value) {
    const isDependency = names.has(key) && typeof value === 'string' && value !== '*';
    return isDependency || (key === 'version' && names.has(this.name ?? '')) ? version : value;
  }
  return `${JSON.stringify(JSON.parse(text, raise), null, 2)}\n`;
}

/** Sets the version of packages. @param {string} root @param {ReadonlySet<string>} names @param {string} version */
export function setVersion(root, names, version) {
  const manifests = ['.', ...readdirSync(root)].map((folder) => join(root, folder, 'package.json'));
  for (const file of [...manifests.filter((path) => existsSync(path)), join(root, 'package-lock.json')]) {
    writeFileSync(file, withPackageVersion(readFileSync(file, 'utf8'), names, version));
  }
}
