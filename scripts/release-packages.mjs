import '../federation/cli/lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../federation/cli/lib/failure.mjs';
import { readJson } from '../federation/cli/lib/workspace.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';

const CHANGELOG = join(ROOT, 'CHANGELOG.md');

/**
 * `npm run release:packages -- major|minor|patch [--dry-run | --raise]` prepares the release of a new version of the
 * packages, with its changelog. `--raise` only sets the new version.
 */
await runMain(async () => {
  await ensureInstalled();
  const [{ packAll, SHELL }, { PACKAGES }, { nextVersion, setVersion, withRelease }, surface] = await Promise.all([
    import('./lib/pack/pack.mjs'),
    import('./lib/pack/packages.mjs'),
    import('./lib/pack/release.mjs'),
    import('./lib/surface/packages.mjs'),
  ]);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, raise: { type: 'boolean' } },
  });
  const released = surface.readReleased();
  const version = nextVersion(released.version, surface.packagesVersion(), positionals[0]);
  const names = new Set(Object.values(PACKAGES).map(({ folder }) => readJson(join(folder, 'package.json')).name));
  if (values.raise) {
    setVersion(ROOT, names, version);
    console.log(`The packages are ${version}: commit that with what changed.`);
    return 0;
  }
  const offered = surface.readSourceSurface();
  const problem = surface.packagesProblem(released, offered, version);
  if (problem !== undefined) throw new Failure(problem);
  const changelog = withRelease(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10));
  const isClean = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) === '';
  if (values['dry-run']) {
    console.log(`${[...names, SHELL].join(', ')} would be ${version}, after ${released.version}; nothing was changed.`);
    if (!isClean) console.log('The tree has uncommitted changes: commit them before.');
    return 0;
  }
  if (!isClean) throw new Failure('The tree has uncommitted changes: commit them first.');
  setVersion(ROOT, names, version);
  writeFileSync(CHANGELOG, changelog);
  surface.writeReleased({ ...offered, version });
  const packed = await packAll(join(ROOT, 'packages'));
  console.log(`The packages are ${version}. To release them:\n`);
  console.log(`  git commit -am "Packages ${version}" && git tag packages-${version}`);
  for (const { file } of packed) console.log(`  npm publish ${relative(ROOT, file)}`);
  return 0;
});
