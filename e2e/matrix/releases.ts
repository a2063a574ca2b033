import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import { releaseManifest } from '@verdant/federation/contract';
import type { ReleaseManifest } from '@verdant/federation/contract';
import type { HostedFiles, HostedFile } from './fault-origin';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export type TeamKeyPair = { name: string; privateKey: KeyObject; publicKey: string };

export function newTeam(name: string): TeamKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { name, privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

/** Sends a request that the team has signed, as the release command does. Resolves to the response. */
async function send(
  server: string,
  { name, privateKey, publicKey }: TeamKeyPair,
  path: string,
  fields: { action: string } & Record<string, unknown>,
): Promise<unknown> {
  const payload = JSON.stringify({ name, at: new Date().toISOString(), nonce: randomUUID(), ...fields });
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  const response = await fetch(`${server}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload, key: publicKey, signature }),
  });
  if (!response.ok) throw new Error(`${fields.action} of ${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

const begun = v.object({ publication: v.string(), missing: v.array(v.string()) });

/** Publishes the release of the manifest, and sends the files that the server does not have. */
async function sendRelease(
  server: string,
  team: TeamKeyPair,
  fields: { manifest: ReleaseManifest; url?: string },
  contents: readonly (string | Buffer)[],
): Promise<void> {
  const response = v.safeParse(begun, await send(server, team, '/publications', { action: 'publish', ...fields }));
  if (!response.success) return;
  const { publication, missing } = response.output;
  for (const content of contents) {
    const hash = createHash('sha384').update(content).digest('hex');
    if (!missing.includes(hash)) continue;
    const sent = await fetch(`${server}/api/v1/publications/${publication}/${hash}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(Buffer.from(content)),
    });
    if (!sent.ok) throw new Error(`a file of ${team.name}: ${sent.status} ${await sent.text()}`);
  }
}

export type RemoteBuild = { manifest: ReleaseManifest; files: HostedFiles };

function targetsOf(module: string, manifest: ReleaseManifest, path: string): string[] {
  const { js, css } = manifest.modules[`./${module}`] ?? { js: [], css: [] };
  if (path === manifest.entry) return ['entry'];
  if (css.includes(path)) return ['style'];
  if (!js.includes(path)) return [];
  return path.includes(`/page-${module}.`) ? ['script'] : ['shared'];
}

/** Reads a remote's build from `folder`. Faults apply to the files of the page with `module`. */
export function readRemoteBuild(folder: string, module: string): RemoteBuild {
  const manifest = v.parse(releaseManifest, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const files = Object.keys(manifest.files).map((path): [string, HostedFile] => {
    const targets = targetsOf(module, manifest, path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    return [path, { content: readFileSync(join(folder, path)), type, isTarget: (target) => targets.includes(target) }];
  });
  return { manifest, files: new Map(files) };
}

/** Publishes a release with its files, without activating it. */
export async function publish(
  server: string,
  team: TeamKeyPair,
  manifest: ReleaseManifest,
  files: Record<string, string>,
): Promise<void> {
  await sendRelease(server, team, { manifest }, Object.values(files));
}

/** Activates a published release for all users. */
export async function activate(server: string, team: TeamKeyPair, version: string): Promise<void> {
  await send(server, team, `/releases/${team.name}/activate`, { action: 'activate', version });
}

/** Rolls a remote back to the release that was active before the current release. */
export async function rollBack(server: string, team: TeamKeyPair): Promise<void> {
  await send(server, team, `/releases/${team.name}/rollback`, { action: 'rollback', confirm: true });
}

/** Publishes the build, whose files are served from `url`, sends its source maps to the server, and activates it. */
export async function publishAndActivate(
  server: string,
  team: TeamKeyPair,
  { manifest, files }: RemoteBuild,
  url: string,
): Promise<void> {
  const maps = [...files].filter(([path]) => path.endsWith('.js.map')).map(([, { content }]) => content);
  await sendRelease(server, team, { manifest, url }, maps);
  await activate(server, team, manifest.version);
}
