import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { ApiError } from '../http';
import { parseJson } from '../http/body-parser';
import { signedBody } from '../signing/signed-request';
import { MAX_RELEASE_BYTES } from './check-manifest';

type SignedHead = v.InferOutput<typeof signedBody>;

/** One text member of a JSON object, with its separator. */
const MEMBER = /\s*"[^"\\]*"\s*:\s*"[^"\\]*(?:\\.[^"\\]*)*"\s*[,}]/y;

/**
 * The signed part of a body whose beginning is `text`: `payload`, `key` and `signature`, in any order, in front of
 * everything else. Undefined while it is incomplete, or when the body begins otherwise.
 */
export function signedHead(text: string): SignedHead | undefined {
  const start = /^\s*\{/.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  let end = start;
  for (MEMBER.lastIndex = start; MEMBER.test(text); end = MEMBER.lastIndex);
  if (end === start) return undefined;
  try {
    const head = v.safeParse(signedBody, JSON.parse(`${text.slice(0, end - 1)}}`));
    return head.success ? head.output : undefined;
  } catch {
    return undefined;
  }
}

/** Files in base64, and room for the manifest. */
const BODY_LIMIT_BYTES = Math.ceil(MAX_RELEASE_BYTES * (4 / 3)) + 1024 * 1024;
/** The signed part must be within what any sender may send; it has at most 100,000 characters of manifest. */
const HEAD_LIMIT_BYTES = 256 * 1024;
/** Maximum wait for the signed part as a whole, and for each pause after it, in milliseconds. */
const MAX_WAIT_MS = 10_000;

const tooLarge = () => new ApiError(413, 'The request is too large.');
const tooSlow = () => new ApiError(408, 'The request took too long.', { headers: { connection: 'close' } });
const noHead = () =>
  new ApiError(400, 'Please send payload, key and signature (Ed25519, base64) first, and files after them.');

/** The next piece of a body, undefined at its end. Throws 408 when none arrives within that time. */
async function nextChunk(chunks: AsyncIterator<Buffer, undefined>, waitMs: number): Promise<Buffer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), Math.max(0, waitMs));
  });
  try {
    return (await Promise.race([chunks.next(), late])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads on until there are more than `limit` bytes, or the body ends. */
async function readUpTo(
  limit: number,
  next: () => Promise<Buffer | undefined>,
  read: Buffer[],
): Promise<{ isWhole: boolean }> {
  let bytes = read.reduce((sum, { length }) => sum + length, 0);
  while (bytes <= limit) {
    const chunk = await next();
    if (chunk === undefined) return { isWhole: true };
    read.push(chunk);
    bytes += chunk.length;
  }
  return { isWhole: false };
}

/** Discards the rest of a refused body, which would otherwise precede the next request of its connection. */
async function discardRest(body: Readable, chunks: AsyncIterator<Buffer, undefined>): Promise<void> {
  // Only once its iterator is done does a stream flow.
  await chunks.return?.();
  body.resume();
}

/** Reads from `chunks` what `readPublication` returns, as far as it is admitted. */
async function readAdmitted<T>(
  chunks: AsyncIterator<Buffer, undefined>,
  admit: (head: SignedHead) => Promise<T>,
): Promise<{ admitted: T; body: unknown }> {
  const read: Buffer[] = [];
  const deadline = Date.now() + MAX_WAIT_MS;
  const { isWhole } = await readUpTo(HEAD_LIMIT_BYTES, async () => nextChunk(chunks, deadline - Date.now()), read);
  const begun = Buffer.concat(read);
  const head = signedHead(begun.toString('utf8', 0, HEAD_LIMIT_BYTES));
  if (!head) {
    // Returns what is wrong with it, if that is not its order.
    if (isWhole) parseJson(begun);
    throw noHead();
  }
  const admitted = await admit(head);
  if (!isWhole) {
    const rest = await readUpTo(BODY_LIMIT_BYTES, async () => nextChunk(chunks, MAX_WAIT_MS), read);
    if (!rest.isWhole) throw tooLarge();
  }
  return { admitted, body: parseJson(Buffer.concat(read)) };
}

/**
 * Reads the body of a publication. `admit` gets its signed part before the rest is read, and throws to refuse it: of an
 * unknown sender no more than the beginning is kept. Returns what `admit` did, and the whole body. Throws 400 for a body
 * that does not begin with its signed part or is not JSON, 408 for one that comes too slowly, 413 for one that is too large.
 * @param length as the request declares it, in bytes
 */
export async function readPublication<T>(
  body: Readable,
  length: number,
  admit: (head: SignedHead) => Promise<T>,
): Promise<{ admitted: T; body: unknown }> {
  if (length > BODY_LIMIT_BYTES) throw tooLarge();
  // Left open when it is refused: destroying it would cut the response off.
  const chunks: AsyncIterator<Buffer, undefined> = body.iterator({ destroyOnReturn: false });
  try {
    return await readAdmitted(chunks, admit);
  } catch (error) {
    // The response does not wait for a sender who has stopped.
    void discardRest(body, chunks);
    throw error;
  }
}
