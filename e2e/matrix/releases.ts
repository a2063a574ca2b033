import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import { releaseManifest } from '@verdant/federation/contract';
import type { ReleaseManifest } from '@verdant/federation/contract';
import { newSigner, publishSignedRelease, signedBody } from '../../server/testing/releases';
import type { Files, Signer } from '../../server/testing/releases';
import { sendApiRequest } from '../../server/testing/send';
import type { ApiResponse } from '../../server/testing/send';
import type { HostedFiles, HostedFile } from './fault-origin';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export type TeamKeyPair = Signer & { name: string };

export const newTeam = (name: string): TeamKeyPair => ({ name, ...newSigner() });

function expectSuccess({ name }: TeamKeyPair, action: string, { status, text }: ApiResponse): void {
  if (status >= 300) throw new Error(`${action} of ${name}: ${status} ${text}`);
}

/** Publishes the release of the manifest, and sends the files that the server does not have. */
export async function publish(
  server: string,
  team: TeamKeyPair,
  fields: { manifest: ReleaseManifest; url?: string },
  files: Files,
): Promise<void> {
  const receiver = { request: sendApiRequest.bind(null, server) };
  const body = signedBody(team, { action: 'publish', name: team.name, ...fields });
  expectSuccess(team, 'publish', await publishSignedRelease(receiver, body, files));
}

async function changeRelease(server: string, team: TeamKeyPair, action: string, fields: object): Promise<void> {
  const body = signedBody(team, { action, name: team.name, ...fields });
  expectSuccess(
    team,
    action,
    await sendApiRequest(server, 'POST', `/api/v1/releases/${team.name}/${action}`, { body }),
  );
}

/** Activates a published release for all users. */
export const activate = async (server: string, team: TeamKeyPair, version: string): Promise<void> =>
  changeRelease(server, team, 'activate', { version });

/** Rolls a remote back to the release that was active before the current release. */
export const rollBack = async (server: string, team: TeamKeyPair): Promise<void> =>
  changeRelease(server, team, 'rollback', { confirm: true });

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

/** Publishes the build, whose files are served from `url`, sends its source maps to the server, and activates it. */
export async function publishAndActivate(
  server: string,
  team: TeamKeyPair,
  { manifest, files }: RemoteBuild,
  url: string,
): Promise<void> {
  const maps = [...files].filter(([path]) => path.endsWith('.js.map'));
  const contents: Files = Object.fromEntries(maps.map(([path, { content }]) => [path, content]));
  await publish(server, team, { manifest, url }, contents);
  await activate(server, team, manifest.version);
}
