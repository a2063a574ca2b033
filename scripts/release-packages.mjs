import '../federation/cli/lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm } from '../federation/cli/lib/run.mjs';
import { Failure, runMain } from '../federation/cli/lib/terminal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { packAll } from './lib/pack/pack.mjs';
import { PACKAGES } from './lib/pack/packages.mjs';
import { withRelease } from './lib/pack/release.mjs';
import { ROOT } from './lib/repository.mjs';
import { nextVersion, readReleasedSurface, readSourceSurface, writeReleasedSurface } from './lib/surface/surface.mjs';

const CHANGELOG = join(ROOT, 'CHANGELOG.md');

/**
 * `npm run release:packages` prepares the release of a new version of the packages, with its changelog. The version follows
 * from what changed since the last release; `-- minor` or `-- major` chooses a higher one.
 */
await runMain(async () => {
  // Packages get the installed versions of their dependencies.
  await ensureInstalled();
  const released = readReleasedSurface();
  const offered = readSourceSurface();
  const { version, changes } = nextVersion(released, offered, process.argv[2]);
  console.log([`The packages become ${version}, after ${released.version}:`, ...changes].join('\n  '));
  const changelog = withRelease(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10));
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '') {
    throw new Failure('The tree has uncommitted changes: commit them first.');
  }
  const packages = Object.values(PACKAGES).map(({ folder }) => `--workspace=${folder}`);
  await runNpm(ROOT, ['version', version, '--no-git-tag-version', '--allow-same-version', ...packages]);
  writeFileSync(CHANGELOG, changelog);
  writeReleasedSurface({ ...offered, version });
  const packed = await packAll(join(ROOT, 'packages'));
  console.log('\nTo release them:\n');
  console.log(`  git commit -am "Packages ${version}" && git tag packages-${version}`);
  for (const { file } of packed) console.log(`  npm publish ${relative(ROOT, file)}`);
  return 0;
});
