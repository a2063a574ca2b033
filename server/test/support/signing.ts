import { writeFileSync } from 'node:fs';
import { publishSignedRelease, signedBody, type Files, type Signer } from '../../testing/releases';
import { remoteFiles, remoteManifest } from './fixture-builds';
import type { ApiResponse, TestServer } from './start-server';

export {
  beginPublication,
  newSigner,
  publishSignedRelease,
  sha384Hex,
  signedBody,
  uploadReleaseFile,
  type Files,
  type Signer,
} from '../../testing/releases';

/** Writes the operator's file of keys, which lists for each remote the keys that are allowed to sign its releases. */
export function writeReleaseKeys(file: string, keys: Record<string, readonly Signer[]>): void {
  const list = Object.entries(keys).map(([name, signers]) => [name, signers.map(({ publicKey }) => publicKey)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(list)));
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
