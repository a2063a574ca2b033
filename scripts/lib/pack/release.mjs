import { readdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { Failure } from '../../../federation/cli/lib/failure.mjs';

const STEPS = /** @type {const} */ (['major', 'minor', 'patch']);
const SECTIONS = ['dependencies', 'devDependencies', 'peerDependencies'];

/**
 * Returns the version of the next release: the released version increased by `step`, or the current version if that is
 * higher.
 * @param {string} released @param {string} current @param {string | undefined} step
 */
export function nextVersion(released, current, step) {
  const knownStep = STEPS.find((name) => name === step);
  if (knownStep === undefined) throw new Failure('Name the kind of release: major, minor or patch', 2);
  const next = semver.inc(released, knownStep) ?? '';
  return semver.lt(next, current) ? current : next;
}

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
 * Returns a package.json, or an entry of the lock file, with the new version of the packages in `version` and in the
 * dependencies.
 * @param {Record<string, any>} manifest @param {ReadonlySet<string>} names @param {string} version
 */
export function manifestWithVersion(manifest, names, version) {
  const uses = SECTIONS.filter((section) => manifest[section]).map((section) => [
    section,
    Object.fromEntries(
      Object.entries(manifest[section]).map(([name, range]) => [
        name,
        names.has(name) && range !== '*' ? version : range,
      ]),
    ),
  ]);
  return { ...manifest, ...(names.has(manifest['name']) && { version }), ...Object.fromEntries(uses) };
}

/** @param {string} file @param {(json: any) => any} change */
function rewrite(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`;
  if (changed !== text) writeFileSync(file, changed);
}

/** Sets the version of packages. @param {string} root @param {ReadonlySet<string>} names @param {string} version */
export function setVersion(root, names, version) {
  const folders = ['.', ...readdirSync(root)].filter((name) => name !== 'node_modules');
  for (const file of folders.map((folder) => join(root, folder, 'package.json')).filter((path) => existsSync(path))) {
    rewrite(file, (manifest) => manifestWithVersion(manifest, names, version));
  }
  rewrite(join(root, 'package-lock.json'), (lock) => ({
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([path, entry]) => [
        path,
        path.startsWith('node_modules/') ? entry : manifestWithVersion(entry, names, version),
      ]),
    ),
  }));
}
