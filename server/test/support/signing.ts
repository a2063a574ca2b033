import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { ApiResponse, TestServer } from './start-server';
import { remoteFiles, remoteManifest } from './fixture-builds';

export interface Signer {
  readonly privateKey: KeyObject;
  /** Public key in base64, as an operator lists it. */
  readonly publicKey: string;
}

/** A new team's key pair. */
export function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

/** Writes an operator's list of who may sign for what. */
export function writeKeys(file: string, keys: Record<string, readonly Signer[]>): void {
  const list = Object.entries(keys).map(([name, signers]) => [name, signers.map(({ publicKey }) => publicKey)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(list)));
}

/** A body that `signer` signed; `fields` replace the payload's defaults. */
export function signed(signer: Signer, fields: Record<string, unknown>) {
  const payload = JSON.stringify({ at: new Date().toISOString(), nonce: randomUUID(), ...fields });
  return {
    payload,
    key: signer.publicKey,
    signature: sign(null, Buffer.from(payload), signer.privateKey).toString('base64'),
  };
}

export function inBase64(files: Record<string, string | Buffer>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
  );
}

/** Publishes the fixture's files as a release; `changes` go into its manifest. */
export async function publishFixture(
  server: TestServer,
  signer: Signer,
  changes: Record<string, unknown> = {},
  files: Record<string, string | Buffer> = remoteFiles,
): Promise<ApiResponse> {
  const manifest = remoteManifest(changes);
  const body = {
    ...signed(signer, { action: 'publish', name: manifest.name, server: server.signedFor, manifest }),
    files: inBase64(files),
  };
  return server.request('POST', '/api/v1/releases', { body });
}
