import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import { releaseManifest } from '@verdant/federation/contract';
import type { ReleaseManifest } from '@verdant/federation/contract';
import type { Hosted, HostedFile } from './fault-origin';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export type Team = { name: string; privateKey: KeyObject; publicKey: string };

/** A remote's team, with a key of its own. */
export function newTeam(name: string): Team {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { name, privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

/** Sends what the team signs, as the release command does. */
async function send(
  server: string,
  { name, privateKey, publicKey }: Team,
  path: string,
  fields: { action: string } & Record<string, unknown>,
  unsigned: Record<string, unknown> = {},
): Promise<void> {
  const payload = JSON.stringify({ name, at: new Date().toISOString(), nonce: randomUUID(), ...fields });
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  const response = await fetch(`${server}/api/v1/releases${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload, key: publicKey, signature, ...unsigned }),
  });
  if (!response.ok) throw new Error(`${fields.action} of ${name}: ${response.status} ${await response.text()}`);
}

export type Build = { manifest: ReleaseManifest; files: Hosted };

function targetsOf(module: string, manifest: ReleaseManifest, path: string): string[] {
  const { js, css } = manifest.modules[`./${module}`] ?? { js: [], css: [] };
  if (path === manifest.entry) return ['entry'];
  if (css.includes(path)) return ['style'];
  if (!js.includes(path)) return [];
  return path.includes(`/page-${module}.`) ? ['script'] : ['shared'];
}

/** A remote's build, as it lies in `folder`; the faults are those of the page that exposes `module`. */
export function readBuild(folder: string, module: string): Build {
  const manifest = v.parse(releaseManifest, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const files = Object.keys(manifest.files).map((path): [string, HostedFile] => {
    const targets = targetsOf(module, manifest, path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    return [path, { content: readFileSync(join(folder, path)), type, isTarget: (target) => targets.includes(target) }];
  });
  return { manifest, files: new Map(files) };
}

/** Publishes a release with its files, and gives it to no one. */
export async function publish(
  server: string,
  team: Team,
  manifest: ReleaseManifest,
  files: Record<string, string>,
): Promise<void> {
  const encoded = Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString('base64')]);
  await send(server, team, '', { action: 'publish', manifest }, { files: Object.fromEntries(encoded) });
}

/** Gives a published release to everyone. */
export async function activate(server: string, team: Team, version: string): Promise<void> {
  await send(server, team, `/${team.name}/activate`, { action: 'activate', version });
}

/** Goes back to the release that was active before. */
export async function rollBack(server: string, team: Team): Promise<void> {
  await send(server, team, `/${team.name}/rollback`, { action: 'rollback', confirm: true });
}

/** Publishes the build, whose files lie at `url` but for its source maps, which are sent, and gives it to everyone. */
export async function release(server: string, team: Team, { manifest, files }: Build, url: string): Promise<void> {
  const maps = [...files]
    .filter(([path]) => path.endsWith('.js.map'))
    .map(([path, { content }]) => [path, content.toString('base64')]);
  await send(server, team, '', { action: 'publish', manifest, url }, { files: Object.fromEntries(maps) });
  await activate(server, team, manifest.version);
}
