import { verify } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database';
import { ApiError } from '../http';
import { COMMAND } from '../product';
import { findKey, type ReleaseKey } from './release-keys';
import { releaseNonces } from './schema';

/** Max difference between the signer's clock and ours. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;
/** Minutes that a nonce is stored: longer than a signed request is accepted, even by servers whose clocks differ. */
const NONCE_MINUTES = 15;

/** The body of a signed request. It may have more fields, whose valid values depend on `payload`. */
const signedBody = v.object({
  /** The exact JSON text that was signed. */
  payload: v.string(),
  /** Public key in base64, or its id. */
  key: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

/** Fields of every payload. `action` is signed too, so that a request cannot be replayed for another action. */
const payloadHead = v.looseObject({
  action: v.string(),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  /** The origin that the signer sends it to. */
  server: v.optional(v.string()),
});

export interface SignedRequest {
  /** The remote it is for. */
  readonly name: string;
  readonly action: string;
  readonly keyId: string;
  /** Whether the key is an operator's rather than the team's. */
  readonly isOperators: boolean;
  readonly signature: string;
  /** The exact text that was signed. */
  readonly text: string;
  /** The whole payload, of which only the fields of `payloadHead` were checked. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface SignedContext {
  readonly db: Database;
  /** The file of the keys that may sign, see `findKey`. */
  readonly keysFile: string;
  /** Logs the ignored entries of the file. */
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The origin that requests must be signed for; undefined allows any, if it is unknown. */
  readonly publicOrigin: string | undefined;
}

const refuse = (detail: string) => new ApiError(403, detail);

function readPayload(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const head = v.safeParse(payloadHead, value);
  if (!head.success) {
    throw new ApiError(400, 'The payload needs action, name, at (ISO 8601) and nonce (16 to 64 letters or digits).');
  }
  return head.output;
}

/** Stores a used nonce. Only the first request with it gets true, also if several servers get it at the same time. */
async function spendNonce(db: Database, nonce: string): Promise<boolean> {
  await db.delete(releaseNonces).where(lt(releaseNonces.at, sql`now() - make_interval(mins => ${NONCE_MINUTES})`));
  const used = await db
    .insert(releaseNonces)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: releaseNonces.nonce });
  return used.length === 1;
}

interface Expected {
  /** The expected action, or the list of allowed ones. */
  readonly action: string | readonly string[];
  /** The remote in the URL; undefined if the URL has none, and then the name in the payload counts. */
  readonly name?: string;
}

/** Returns the list whose keys may only sign previews. It is for CI, where code of pull requests runs. */
const previewsOf = (name: string) => `${name}:previews`;
/** The list whose keys may sign rollbacks of any remote, but nothing else. */
const OPERATORS = '*:operators';

/** Why a key of this list may not sign that; undefined when it may. */
function listProblem(list: string, name: string, action: string): string | undefined {
  if (list === OPERATORS) {
    if (action === 'rollback') return undefined;
    return "This key is an operator's: it signs rollbacks of any remote, and nothing else.";
  }
  if (list === previewsOf(name) && action !== 'preview') return `This key signs previews of ${name} and nothing else.`;
  return undefined;
}

/**
 * Finds the key that is to sign an action for a remote. Throws 403 for a key that is unknown or revoked, or may not sign
 * this.
 */
export async function requireKey(
  { keysFile, log }: Pick<SignedContext, 'keysFile' | 'log'>,
  { name, action }: Pick<SignedRequest, 'name' | 'action'>,
  idOrKey: string,
): Promise<ReleaseKey> {
  const { key, problems } = await findKey(keysFile, [name, previewsOf(name), OPERATORS], idOrKey);
  for (const problem of problems) log.warn(`${keysFile}: ${problem}`);
  if (!key) {
    // Tells a team if its own entry in the file is invalid.
    const own = problems.find((problem) => problem.includes(JSON.stringify(name)));
    const hint = own === undefined ? '' : ` ${own} An operator has to correct it.`;
    throw refuse(`This key is not known for ${name}.${hint} For an operator's line, run: ${COMMAND} whoami`);
  }
  const problem = listProblem(key.list, name, action);
  if (problem !== undefined) throw refuse(problem);
  return key;
}

/**
 * Checks that a key of the remote signed exactly this `action`, at any time. Throws 400 for a malformed text, and 403 for
 * an unknown key, a wrong signature, and a key that may not sign this.
 */
async function verifySignedText(
  context: Pick<SignedContext, 'keysFile' | 'log'>,
  { payload: text, key: idOrKey, signature }: v.InferOutput<typeof signedBody>,
  expected: Expected,
): Promise<SignedRequest> {
  const payload = readPayload(text);
  const { name, action } = payload;
  const actions = [expected.action].flat();
  if (!actions.includes(action)) {
    throw refuse(`This request was signed for "${action}", not for "${actions.join('" or "')}".`);
  }
  if (expected.name !== undefined && name !== expected.name) {
    throw refuse(`This request was signed for ${name}, not for ${expected.name}.`);
  }
  const key = await requireKey(context, { name, action }, idOrKey);
  if (!verify(null, Buffer.from(text), key.publicKey, Buffer.from(signature, 'base64'))) {
    throw refuse('The signature is not right for this payload and key.');
  }
  return { name, action, keyId: key.id, isOperators: key.list === OPERATORS, signature, text, payload };
}

function refuseOtherTimes(text: string): void {
  const offMs = Math.abs(Date.now() - Date.parse(readPayload(text).at));
  if (offMs <= MAX_CLOCK_SKEW_MS) return;
  throw refuse("The request was signed more than five minutes before or after this server's clock.");
}

/** Throws 421 if the request was signed for another server. An intercepted request cannot be used elsewhere. */
function refuseOtherServers(text: string, publicOrigin: string | undefined): void {
  const { server } = readPayload(text);
  if (publicOrigin === undefined || server === publicOrigin) return;
  throw new ApiError(
    421,
    server === undefined
      ? `The request was signed for no server, and this one is ${publicOrigin}: update the command that signs, ${COMMAND}.`
      : `The request was signed for ${server}, and this server is ${publicOrigin}: name that one with --server.`,
  );
}

/**
 * Verifies a request as `verifySignedText` does, and that it was signed recently, for this server, and was not sent before.
 * Also throws 403 if the request is more than five minutes off or was sent before, and 421 if it was signed for another
 * server.
 */
export async function verifySigned(context: SignedContext, body: unknown, expected: Expected): Promise<SignedRequest> {
  const given = v.safeParse(signedBody, body);
  if (!given.success) throw new ApiError(400, 'Please send payload, key and signature (Ed25519, base64).');
  const signed = await verifySignedText(context, given.output, expected);
  refuseOtherServers(signed.text, context.publicOrigin);
  refuseOtherTimes(signed.text);
  const { nonce } = readPayload(signed.text);
  if (!(await spendNonce(context.db, nonce))) throw refuse('This request was sent before.');
  return signed;
}
