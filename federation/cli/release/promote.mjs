import { createPublicKey, verify } from 'node:crypto';
import { integrityOf } from '../check/build.mjs';
import { Failure } from '../lib/failure.mjs';
import { startProgress } from '../lib/progress.mjs';
import { adviceTo } from '../lib/remote.mjs';
import { urlOf } from '../lib/urls.mjs';
import { forRemote } from './context.mjs';
import { keyIdOf, publicKeyOf, readPrivateKey } from './keys.mjs';
import { inBase64, sourceMapsIn, versionOf } from './publish.mjs';
import { callApi, readingHeaders, Refusal } from './server.mjs';

/**
 * @typedef {import('../../contract/releases.js').SignedRelease} SignedRelease
 * @typedef {import('../../contract/release-manifest.js').ReleaseManifest} ReleaseManifest
 * @typedef {{ manifest: ReleaseManifest, url?: string }} Content of what was signed
 */

const IS_PREVIEW = /[-.]pr\.\d+$/;
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;
const FILE_TIMEOUT_MS = 30_000;

/**
 * What was signed, if it was signed by that key to publish this release.
 * @param {SignedRelease} signed
 * @param {string} publicKey in base64
 * @param {string} name of the remote
 * @returns {Content}
 * @throws {Failure} when anything differs
 */
export function contentOf({ version, payload, key_id, signature }, publicKey, name) {
  const of = `${name} ${version}`;
  if (key_id !== keyIdOf(publicKey)) {
    throw new Failure(
      `${of} was signed by ${key_id}, not by ${keyIdOf(publicKey)}: name its public key with --signed-by.`,
    );
  }
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (!verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))) {
    throw new Failure(`${of} is not what was signed: the signature is not right for it.`);
  }
  const { action, manifest, url } = JSON.parse(payload);
  if (action !== 'publish' || manifest?.name !== name || manifest.version !== version) {
    throw new Failure(`What was signed is not the release ${of}.`);
  }
  return { manifest, url };
}

/** @param {URL} url @param {Record<string, string>} headers @returns {Promise<Buffer>} */
async function fetchFile(url, headers) {
  try {
    const response = await fetch(url, { redirect: 'error', headers, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new Failure(`${url.href} cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
}

/**
 * Every file of a release, compared with the hash that was signed.
 * @param {ReleaseManifest} manifest
 * @param {URL} folder of the server that has the release
 * @param {() => Record<string, string>} headers for that server
 * @param {string | undefined} url the folder of all but its source maps, where that is elsewhere
 */
async function fetchFiles({ name, version, files }, folder, headers, url) {
  /** @type {Record<string, Buffer>} */
  const contents = {};
  for (const [file, { bytes, integrity }] of Object.entries(files)) {
    const isElsewhere = url !== undefined && !file.endsWith('.js.map');
    const place = new URL(file, isElsewhere ? new URL(url, folder) : folder);
    // Only the server itself gets the header, not where a team has its files.
    const content = await fetchFile(place, isElsewhere ? {} : headers());
    if (content.length !== bytes || integrityOf(content) !== integrity) {
      throw new Failure(`${file} at ${place.origin} is not the file of ${name} ${version} that was signed.`);
    }
    contents[file] = content;
  }
  return contents;
}

/**
 * @param {import('./server.mjs').Api} server
 * @param {string} name
 * @param {string} version
 * @returns {Promise<SignedRelease>}
 */
const readSigned = (server, name, version) => server.get(`/releases/${name}/${version}/signed`);

/** What a server has of that version; undefined when it has none. @type {(...place: Parameters<typeof readSigned>) => Promise<SignedRelease | undefined>} */
async function findSigned(...place) {
  try {
    return await readSigned(...place);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

export const promote = forRemote(async ({ remote, word, values, key, server }) => {
  const { name } = remote;
  if (word === undefined) throw new Failure('Name the version: promote 1.2.0 --from <url>', 2);
  const version = versionOf(remote, word);
  if (IS_PREVIEW.test(version)) throw new Failure(`${version} is a preview: only releases are promoted.`, 2);
  if (values['from'] === undefined) throw new Failure('Name the server that has the release: --from <url>', 2);
  const { origin } = urlOf('--from', values['from']);
  const reading = () => readingHeaders(origin, remote, key);
  const source = callApi(origin, reading);
  if (source.origin === server.origin) throw new Failure(`Both servers are ${server.origin}.`, 2);
  const signedBy = values['signed-by'] ?? publicKeyOf(readPrivateKey(key, remote));
  if (!PUBLIC_KEY.test(signedBy)) throw new Failure('--signed-by is a public key in base64: 44 characters.', 2);

  const signed = await readSigned(source, name, version);
  const { manifest, url } = contentOf(signed, signedBy, name);
  const known = await findSigned(
    callApi(server.origin, () => readingHeaders(server.origin, remote, key)),
    name,
    version,
  );
  if (known !== undefined && known.signature !== signed.signature) {
    throw new Failure(`${server.origin} has another ${name} ${version}: a release never changes.`);
  }
  if (known === undefined) {
    const progress = startProgress(() => `moving ${name} ${version}`);
    try {
      const folder = new URL(`/releases/${name}/${version}/`, source.origin);
      const contents = await fetchFiles(manifest, folder, reading, url);
      const { payload, signature } = signed;
      const release = { payload, key: signedBy, signature };
      const stored = url === undefined ? contents : sourceMapsIn(contents);
      await server.sendSigned('/promotions', 'promote', { release }, { files: inBase64(stored) });
    } finally {
      progress.stop();
    }
  }
  const files = `${Object.keys(manifest.files).length} files`;
  console.log(
    known === undefined
      ? `Published ${name} ${version} on ${server.origin}: ${files} as ${source.origin} has them, signed by ${signed.key_id}`
      : `${server.origin} has ${name} ${version} already, with the same signature`,
  );
  console.log(`To activate it for all visitors: ${adviceTo(remote, `activate ${version} --server ${server.origin}`)}`);
  return 0;
});
