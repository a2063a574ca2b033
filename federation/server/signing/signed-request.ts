import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database';
import { ApiError } from '../http';
import { COMMAND } from '../product';
import { releaseNonces } from '../registry/schema';

/** 32 bytes in base64. */
const keyText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/));
const label = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)));
/** Entry of the file: a key, alone or with the name that histories show. A revoked key cannot sign. */
const keyWithName = v.strictObject({ key: keyText, name: label, owner: label, revoked: v.optional(v.boolean()) });
const listedKey = v.pipe(
  v.union([keyText, keyWithName]),
  v.transform((listed): v.InferOutput<typeof keyWithName> => (typeof listed === 'string' ? { key: listed } : listed)),
);
type ListedKey = v.InferOutput<typeof listedKey>;
const keyFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((content) => !Array.isArray(content)),
  v.record(v.string(), v.unknown()),
);
/** Description of a valid key. The schema's own message would repeat content of the file. */
const SHAPE = '32 bytes in base64 or { "key", "name", "owner", "revoked" }, with names of at most 60 characters';

/** Returns the first 16 hexadecimal digits of the SHA-256 of the key. */
function keyId(base64: string): string {
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex').slice(0, 16);
}

/** Returns the error for an unusable file. Only the log names the path. */
function unusableKeysError(file: string, reason: string, cause?: unknown): ApiError {
  return new ApiError(503, `The list of release keys on this server ${reason}. An operator has to correct it.`, {
    cause: new Error(`${file} ${reason}`, { cause }),
  });
}

/**
 * Reads all lists of the file. Invalid entries are ignored, so that a mistake of one team does not affect others.
 * Throws 503 if the whole file is unreadable. Each request reads the file, so that a removed key stops working at once.
 */
async function readLists(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw unusableKeysError(file, 'cannot be read', error);
  });
  const lists = v.safeParse(keyFile, text);
  if (!lists.success) throw unusableKeysError(file, 'is not a JSON object in which each name has a list of keys');
  const keys = new Map<string, ListedKey[]>();
  const problems: string[] = [];
  for (const [name, list] of Object.entries(lists.output)) {
    const listedKeys: ListedKey[] = [];
    keys.set(name, listedKeys);
    if (!Array.isArray(list)) {
      problems.push(`The value of ${JSON.stringify(name)} is left out: it is not a list of keys.`);
      continue;
    }
    for (const [index, entry] of list.entries()) {
      const key = v.safeParse(listedKey, entry);
      if (key.success) listedKeys.push(key.output);
      else problems.push(`Entry ${index + 1} of ${JSON.stringify(name)} is left out: a key is ${SHAPE}.`);
    }
  }
  return { keys, problems };
}

/** Returns the name of a key or an operator by id, for histories. */
export type FindNameById = (id: string) => string | undefined;

/** Returns the function that names the file's keys, optionally with owners. An unreadable file results in no names. */
export async function readKeyNames(file: string, withOwners: boolean): Promise<FindNameById> {
  const lists = await readLists(file).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  const nameOf = ({ name, owner }: ListedKey) =>
    withOwners && owner !== undefined ? (name === undefined ? owner : `${name} (${owner})`) : name;
  const named = [...(lists?.keys.values() ?? [])].flat().map((listed) => [keyId(listed.key), nameOf(listed)] as const);
  const names = new Map(named.filter(([, name]) => name !== undefined));
  return (id) => names.get(id);
}

/** Maximum difference between the time of a signature and this server's clock. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;
/** Minutes that a nonce is stored: longer than a signed request is valid, even if servers' clocks differ. */
const NONCE_MINUTES = 15;

const signedBody = v.object({
  payload: v.string(),
  /** Public key in base64, or its id. */
  key: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

/** JSON text with the fields of every payload. The action is signed too, so that no request is replayed for another one. */
const signedPayload = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    action: v.string(),
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
    at: v.pipe(v.string(), v.isoTimestamp()),
    nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    server: v.optional(v.string()),
  }),
);

export interface SignedRequest {
  readonly name: string;
  readonly action: string;
  readonly keyId: string;
  /** True if the key belongs to an operator and not to the team. */
  readonly isOperators: boolean;
  readonly signature: string;
  /** The exact text that was signed. */
  readonly text: string;
  /** The whole payload, of which only the fields of `signedPayload` were checked. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface SignedContext {
  readonly db: Database;
  /** Path of the file with the keys (see `readLists`). */
  readonly keysFile: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** This server's origin, for which requests must be signed; undefined for any origin. */
  readonly publicOrigin: string | undefined;
}

const signatureError = (detail: string) => new ApiError(403, detail);

/** Stores a used nonce. True only for the nonce's first request, even if several servers get the nonce at once. */
async function spendNonce(db: Database, nonce: string): Promise<boolean> {
  await db.delete(releaseNonces).where(lt(releaseNonces.at, sql`now() - make_interval(mins => ${NONCE_MINUTES})`));
  const used = await db
    .insert(releaseNonces)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: releaseNonces.nonce });
  return used.length === 1;
}

/** Returns the name of a remote's list of CI keys, which can sign only previews, because CI runs code of pull requests. */
const previewsOf = (name: string) => `${name}:previews`;
/** Name of the list of keys that can sign rollbacks of any remote, but no other action. */
const OPERATORS = '*:operators';

/** Returns why keys of this list must not sign the action. */
function listProblem(list: string, name: string, action: string): string | undefined {
  if (list === OPERATORS) {
    if (action === 'rollback') return undefined;
    return "This key is an operator's: it signs rollbacks of any remote, and nothing else.";
  }
  if (list === previewsOf(name) && action !== 'preview') return `This key signs previews of ${name} and nothing else.`;
  return undefined;
}

/** Finds a key by id or text for an action on a remote. Throws 403 if the key is unknown, revoked or not allowed. */
export async function requireReleaseKey(
  { keysFile, log }: Pick<SignedContext, 'keysFile' | 'log'>,
  { name, action }: Pick<SignedRequest, 'name' | 'action'>,
  idOrKey: string,
): Promise<{ readonly id: string; readonly publicKey: KeyObject; readonly isOperators: boolean }> {
  const { keys, problems } = await readLists(keysFile);
  for (const problem of problems) log.warn(`${keysFile}: ${problem}`);
  const found = [name, previewsOf(name), OPERATORS]
    .flatMap((list) => (keys.get(list) ?? []).map(({ key, revoked }) => ({ list, key, id: keyId(key), revoked })))
    .find(({ key, id, revoked }) => revoked !== true && [key, id].includes(idOrKey));
  if (!found) {
    // The key can be missing because the team's own entry in the file is invalid.
    const own = problems.find((problem) => problem.includes(JSON.stringify(name)));
    const hint = own === undefined ? '' : ` ${own} An operator has to correct it.`;
    throw signatureError(`This key is not known for ${name}.${hint} For an operator's line, run: ${COMMAND} whoami`);
  }
  const { list, key, id } = found;
  const problem = listProblem(list, name, action);
  if (problem !== undefined) throw signatureError(problem);
  const x = Buffer.from(key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return { id, publicKey, isOperators: list === OPERATORS };
}

/** Throws 421 for a request to another server, so that an intercepted request is useless on other servers. */
function refuseOtherServers(server: string | undefined, publicOrigin: string | undefined): void {
  if (publicOrigin === undefined || server === publicOrigin) return;
  throw new ApiError(
    421,
    server === undefined
      ? `The request was signed for no server, and this one is ${publicOrigin}: update the command that signs, ${COMMAND}.`
      : `The request was signed for ${server}, and this server is ${publicOrigin}: name that one with --server.`,
  );
}

/**
 * Checks that an allowed key signed an expected action, for the remote `name` if that is given. Throws 400 for a
 * malformed request, 421 for a request to another server, and 403 for a wrong key, signature or time, or a repetition.
 */
export async function verifySignedRequest(
  context: SignedContext,
  body: unknown,
  expected: { readonly action: string | readonly string[]; readonly name?: string },
): Promise<SignedRequest> {
  const given = v.safeParse(signedBody, body);
  if (!given.success) throw new ApiError(400, 'Please send payload, key and signature (Ed25519, base64).');
  const { payload: text, key: idOrKey, signature } = given.output;
  const parsed = v.safeParse(signedPayload, text);
  if (!parsed.success) {
    throw new ApiError(400, 'The payload needs action, name, at (ISO 8601) and nonce (16 to 64 letters or digits).');
  }
  const payload = parsed.output;
  const { name, action } = payload;
  const actions = [expected.action].flat();
  if (!actions.includes(action)) {
    throw signatureError(`This request was signed for "${action}", not for "${actions.join('" or "')}".`);
  }
  if (expected.name !== undefined && name !== expected.name) {
    throw signatureError(`This request was signed for ${name}, not for ${expected.name}.`);
  }
  const key = await requireReleaseKey(context, { name, action }, idOrKey);
  if (!verify(null, Buffer.from(text), key.publicKey, Buffer.from(signature, 'base64'))) {
    throw signatureError('The signature is not right for this payload and key.');
  }
  refuseOtherServers(payload.server, context.publicOrigin);
  if (Math.abs(Date.now() - Date.parse(payload.at)) > MAX_CLOCK_SKEW_MS) {
    throw signatureError("The request was signed more than five minutes before or after this server's clock.");
  }
  if (!(await spendNonce(context.db, payload.nonce))) throw signatureError('This request was sent before.');
  return { name, action, keyId: key.id, isOperators: key.isOperators, signature, text, payload };
}
