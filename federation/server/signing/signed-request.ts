import { verify } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database';
import { ApiError } from '../http';
import { COMMAND } from '../product';
import { findKey, type ReleaseKey } from './release-keys';
import { releaseNonces } from './schema';

/** Maximum difference between the time of a signature and this server's clock, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;
/** Minutes that a nonce is stored: longer than servers accept a signed request, even if their clocks differ. */
const NONCE_MINUTES = 15;

/** The body of a signed request. The body can have other fields, which are ignored. */
const signedBody = v.object({
  /** The exact JSON text that was signed. */
  payload: v.string(),
  /** Public key in base64, or the id of the key. */
  key: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

/** Fields of every payload. `action` is signed too, so that a request cannot be replayed for another action. */
const payloadHead = v.looseObject({
  action: v.string(),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  /** Origin of the server to which the signer sends the request. */
  server: v.optional(v.string()),
});

export interface SignedRequest {
  /** Name of the remote that the request is about. */
  readonly name: string;
  readonly action: string;
  readonly keyId: string;
  /** True if the key belongs to an operator and not to the team. */
  readonly isOperators: boolean;
  readonly signature: string;
  /** The exact text that was signed. */
  readonly text: string;
  /** The whole payload, of which only the fields of `payloadHead` were checked. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface SignedContext {
  readonly db: Database;
  /** Path of the file with the keys that are allowed to sign (see `findKey`). */
  readonly keysFile: string;
  /** Logger for warnings about ignored entries of the file. */
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** This server's origin, for which requests must be signed; any origin is accepted if it is undefined. */
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

/** Stores a used nonce. Returns true only for the nonce's first request, even if several servers get the nonce at once. */
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
  /** Name of the remote in the URL, which the payload must repeat; undefined if the URL names no remote. */
  readonly name?: string;
}

/**
 * Returns the name of the list whose keys can sign only previews. These keys are for CI, where code of pull requests runs.
 */
const previewsOf = (name: string) => `${name}:previews`;
/** Name of the list whose keys can sign rollbacks of any remote, but no other action. */
const OPERATORS = '*:operators';

/** Returns why keys of this list must not sign the action; undefined if they are allowed to. */
function listProblem(list: string, name: string, action: string): string | undefined {
  if (list === OPERATORS) {
    if (action === 'rollback') return undefined;
    return "This key is an operator's: it signs rollbacks of any remote, and nothing else.";
  }
  if (list === previewsOf(name) && action !== 'preview') return `This key signs previews of ${name} and nothing else.`;
  return undefined;
}

/** Finds the key to sign an action for a remote. Throws 403 if the key is unknown, revoked or not allowed to sign it. */
export async function requireKey(
  { keysFile, log }: Pick<SignedContext, 'keysFile' | 'log'>,
  { name, action }: Pick<SignedRequest, 'name' | 'action'>,
  idOrKey: string,
): Promise<ReleaseKey> {
  const { key, problems } = await findKey(keysFile, [name, previewsOf(name), OPERATORS], idOrKey);
  for (const problem of problems) log.warn(`${keysFile}: ${problem}`);
  if (!key) {
    // Adds the problem with the team's own entry in the file, if it is invalid, to the error message.
    const own = problems.find((problem) => problem.includes(JSON.stringify(name)));
    const hint = own === undefined ? '' : ` ${own} An operator has to correct it.`;
    throw refuse(`This key is not known for ${name}.${hint} For an operator's line, run: ${COMMAND} whoami`);
  }
  const problem = listProblem(key.list, name, action);
  if (problem !== undefined) throw refuse(problem);
  return key;
}

/**
 * Checks that an allowed key signed exactly this action for the remote. Does not check the time of the signature. Throws
 * 400 for a malformed text, and 403 for an unknown key, a wrong signature, and a key that is not allowed to sign the
 * action.
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

/** Throws 421 if the request was signed for another server, so that an intercepted request is useless elsewhere. */
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
 * Verifies a request as `verifySignedText` does, and checks its time, its server and its nonce. Also throws 403 if the time
 * is more than five minutes off or the request was sent before, and 421 if the request was signed for another server.
 */
export async function verifySignedRequest(
  context: SignedContext,
  body: unknown,
  expected: Expected,
): Promise<SignedRequest> {
  const given = v.safeParse(signedBody, body);
  if (!given.success) throw new ApiError(400, 'Please send payload, key and signature (Ed25519, base64).');
  const signed = await verifySignedText(context, given.output, expected);
  refuseOtherServers(signed.text, context.publicOrigin);
  refuseOtherTimes(signed.text);
  const { nonce } = readPayload(signed.text);
  if (!(await spendNonce(context.db, nonce))) throw refuse('This request was sent before.');
  return signed;
}
