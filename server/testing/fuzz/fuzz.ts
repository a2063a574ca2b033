import * as v from 'valibot';
import { linkSession } from '@verdant/shared/contract';
import { readObserved } from '../silence/observed';
import { warmUp } from '../silence/warm-up';
import { malformedRequests } from './malformed';
import { sendMalformed, type FuzzReport } from './send-malformed';
import { productTargets, sandboxTargets } from './targets';

const registered = v.object({ access_token: v.string() });
/** Of all requests, those to the product. */
const PRODUCT_SHARE = 0.7;

async function post(url: string, path: string, { body, token }: { body?: object; token?: string }): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body ?? {}),
  });
  return response.json();
}

export interface FuzzRun {
  readonly seed: number;
  /** How many requests in all. */
  readonly count: number;
  /** Of a user whose e-mail address is confirmed, which opens more calls; by default of a new account. */
  readonly token?: string;
  /** The server was started with `observedSettings`, so that its silences are measured. */
  readonly isObserved?: boolean;
}

async function newToken(url: string, seed: number): Promise<string> {
  const body = {
    email: `fuzz-${seed}-${Date.now()}@example.com`,
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Byron',
    phone: '+61 400 000 000',
  };
  return v.parse(registered, await post(url, '/auth/register', { body })).access_token;
}

/** Sends malformed requests to a running product and its sandbox, as a signed-in user. */
export async function fuzz(url: string, run: FuzzRun): Promise<Record<'product' | 'sandbox', FuzzReport>> {
  const { seed, count, isObserved, token = await newToken(url, seed) } = run;
  const session = v.parse(linkSession, await post(url, '/bank/link-session', { token }));
  const toProduct = Math.round(count * PRODUCT_SHARE);
  const products = malformedRequests(productTargets, token, { seed, count: toProduct });
  const sandboxes = malformedRequests(sandboxTargets, session.access_token.replace(/^Bearer /, ''), {
    seed,
    count: count - toProduct,
  });
  if (isObserved) await warmUp(url, token, productTargets);
  const readSilence = isObserved ? async () => (await readObserved(url)).longestMs : undefined;
  return {
    product: await sendMalformed(Number(new URL(url).port), products, readSilence),
    sandbox: await sendMalformed(Number(new URL(session.fastlink_url).port), sandboxes, readSilence),
  };
}
