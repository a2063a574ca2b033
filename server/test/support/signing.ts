import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ApiResponse, TestServer } from './start-server';
import { remoteFiles, remoteManifest } from './fixture-builds';

export interface Signer {
  readonly privateKey: KeyObject;
  /** Public key in base64, as in the operator's file of keys. */
  readonly publicKey: string;
}

export function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

/** Writes the operator's file of keys, which lists for each remote the keys that are allowed to sign its releases. */
export function writeReleaseKeys(file: string, keys: Record<string, readonly Signer[]>): void {
  const list = Object.entries(keys).map(([name, signers]) => [name, signers.map(({ publicKey }) => publicKey)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(list)));
}

/** Returns a request body signed with the key of `signer`; `fields` are added to the payload or replace its defaults. */
export function signedBody(signer: Signer, fields: Record<string, unknown>) {
  const payload = JSON.stringify({ at: new Date().toISOString(), nonce: randomUUID(), ...fields });
  return {
    payload,
    key: signer.publicKey,
    signature: sign(null, Buffer.from(payload), signer.privateKey).toString('base64'),
  };
}

export type Files = Readonly<Record<string, string | Buffer>>;

export const sha384Hex = (content: string | Buffer) => createHash('sha384').update(content).digest('hex');

const begun = v.object({ publication: v.string(), missing: v.array(v.string()) });

export const beginPublication = async (server: TestServer, body: unknown): Promise<ApiResponse> =>
  server.request('POST', '/api/v1/publications', { body });

export async function uploadReleaseFile(
  server: TestServer,
  publication: string,
  content: string | Buffer,
  hash = sha384Hex(content),
): Promise<ApiResponse> {
  return server.request('PUT', `/api/v1/publications/${publication}/${hash}`, {
    raw: new Uint8Array(Buffer.from(content)),
    headers: { 'content-type': 'application/octet-stream' },
  });
}

/** Publishes a signed release, and sends the files that the server does not have yet. Resolves to the last response. */
export async function publishSignedRelease(server: TestServer, body: unknown, files: Files): Promise<ApiResponse> {
  let response = await beginPublication(server, body);
  if (response.status !== 202) return response;
  const { publication, missing } = v.parse(begun, response.body);
  for (const content of Object.values(files)) {
    if (missing.includes(sha384Hex(content))) response = await uploadReleaseFile(server, publication, content);
    if (response.status !== 202) break;
  }
  return response;
}

/** Publishes the fixture's files as a release; `changes` are merged into its manifest. */
export async function publishFixture(
  server: TestServer,
  signer: Signer,
  changes: Record<string, unknown> = {},
  files: Files = remoteFiles,
): Promise<ApiResponse> {
  const manifest = remoteManifest(changes);
  const body = signedBody(signer, { action: 'publish', name: manifest.name, server: server.signedFor, manifest });
  return publishSignedRelease(server, body, files);
}
