import * as v from 'valibot';
import { signedBody } from '../signing/signed-request';

export type SignedHead = v.InferOutput<typeof signedBody>;

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
