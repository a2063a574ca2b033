import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { listen, type OriginServer } from '../support/origin';
import { ROOT } from '../support/paths';

const installed = v.looseObject({ name: v.string(), version: v.string() });
type Manifest = v.InferOutput<typeof installed>;
type Installed = { manifest: Manifest; folder: string };

/** Returns the packages in a `node_modules` folder, and in the nested `node_modules` folders. */
function packagesIn(modules: string): Installed[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const folder = join(modules, name);
      if (name.startsWith('@')) return packagesIn(folder);
      const file = join(folder, 'package.json');
      if (!existsSync(file)) return [];
      const found = v.safeParse(installed, JSON.parse(readFileSync(file, 'utf8')));
      const own = found.success ? [{ manifest: found.output, folder }] : [];
      return [...own, ...packagesIn(join(folder, 'node_modules'))];
    });
}

const lockFile = v.object({
  packages: v.record(v.string(), v.looseObject({ version: v.optional(v.string()), peer: v.optional(v.boolean()) })),
});

/**
 * Returns the locked packages that are not installed here, because other packages only have them as peers (`.npmrc`). Each
 * contains only its package.json in `folder`, because no code loads such a package.
 */
function missingPeers(folder: string): Installed[] {
  const { packages } = v.parse(lockFile, JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([path, { version, peer }]) => {
    if (!peer || version === undefined || existsSync(join(ROOT, path))) return [];
    const manifest = { name: path.replace(/^.*node_modules\//, ''), version };
    const own = mkdtempSync(join(folder, 'peer-'));
    writeFileSync(join(own, 'package.json'), JSON.stringify(manifest));
    return [{ manifest, folder: own }];
  });
}

/** Sends a tarball. Symbolic links are kept, because tar would write resolved links as hard links, which npm skips. */
async function sendTarball(folder: string, response: ServerResponse): Promise<void> {
  const tar = spawn(
    'tar',
    ['-czf', '-', '--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', folder, '.'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await pipeline(tar.stdout, response);
}

/** Starts a local package registry with the packages that are installed in this checkout, so that no network is needed. */
export async function startRegistry(): Promise<OriginServer> {
  const peers = mkdtempSync(join(tmpdir(), 'verdant-peers-'));
  const packages = [...packagesIn(join(ROOT, 'node_modules')), ...missingPeers(peers)];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname).slice(1);
    const [name = '', version] = path.split('/-/');
    const versions = packages.filter(({ manifest }) => manifest.name === name);
    const packageVersion = versions.find(({ manifest }) => manifest.version === version);
    if (packageVersion) {
      void sendTarball(packageVersion.folder, response).catch(() => response.destroy());
    } else if (version === undefined && versions.length > 0) {
      const entries = versions.map(({ manifest }): [string, object] => [
        manifest.version,
        { ...manifest, dist: { tarball: `${origin.url}${name}/-/${manifest.version}` } },
      ]);
      const packument = {
        name,
        'dist-tags': { latest: versions[0]?.manifest.version },
        versions: Object.fromEntries(entries),
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(packument));
    } else response.writeHead(404).end();
  });
  server.on('close', () => rmSync(peers, { recursive: true, force: true }));
  const origin = await listen(server);
  return origin;
}
