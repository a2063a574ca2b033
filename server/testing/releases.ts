import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { ApiResponse, SendRequest } from './send';

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

/** Returns a request body signed with the key of `signer`; `fields` are added to the payload or replace its defaults. */
export function signedBody(signer: Signer, fields: Record<string, unknown>) {
  const payload = JSON.stringify({ at: new Date().toISOString(), nonce: randomUUID(), ...fields });
  return {
    payload,
    key: signer.publicKey,
    signature: sign(null, Buffer.from(payload), signer.privateKey).toString('base64'),
  };
}

/** Code that the server requires in the entry of a remote, because the host loads chunks and styles through this code. */
export const loadGuardText = '__federation_load_file__;runtime.guardedStyle(link);';

export type Files = Readonly<Record<string, string | Buffer>>;

export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns hash and size of each file, in the format of the build recipe. */
export function describeFiles(files: Files): Record<string, { integrity: string; bytes: number }> {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      { integrity: integrityOf(content), bytes: Buffer.byteLength(content) },
    ]),
  );
}

export const sha384Hex = (content: string | Buffer) => createHash('sha384').update(content).digest('hex');

/** A server that receives releases. */
type Receiver = { readonly request: SendRequest };

const begun = v.object({ publication: v.string(), missing: v.array(v.string()) });

export const beginPublication = async (server: Receiver, body: unknown): Promise<ApiResponse> =>
  server.request('POST', '/api/v1/publications', { body });

export async function uploadReleaseFile(
  server: Receiver,
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
export async function publishSignedRelease(server: Receiver, body: unknown, files: Files): Promise<ApiResponse> {
  let response = await beginPublication(server, body);
  if (response.status !== 202) return response;
  const { publication, missing } = v.parse(begun, response.body);
  for (const content of Object.values(files)) {
    if (missing.includes(sha384Hex(content))) response = await uploadReleaseFile(server, publication, content);
    if (response.status !== 202) break;
  }
  return response;
}
