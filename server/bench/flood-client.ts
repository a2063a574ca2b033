import { Agent, request, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

/*
 * Sends requests in a process of its own, from an address of its own: `node flood-client.ts <instructions as JSON>`. Prints
 * one line of JSON when it is done: the times of all responses in milliseconds, and how many had which status.
 */

export const instructions = v.object({
  url: v.string(),
  method: v.optional(v.string(), 'GET'),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  body: v.optional(v.string()),
  /** Of this machine: any in 127.0.0.0/8. */
  localAddress: v.string(),
  connections: v.number(),
  /**
   * Between the times at which a connection's requests are due; by default they follow each other. What is due while the
   * server stalls counts from then on: a client that only waits would count a stall once.
   */
  everyMs: v.optional(v.number(), 0),
  seconds: v.number(),
});

export type Instructions = v.InferInput<typeof instructions>;

export const report = v.object({ times: v.array(v.number()), statuses: v.record(v.string(), v.number()) });

type Given = v.InferOutput<typeof instructions>;

async function statusOf({ url, method, headers, body, localAddress }: Given, agent: Agent): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    request(url, { method, headers: { ...headers, ...length }, localAddress, agent }, resolve)
      .on('error', reject)
      .end(body);
  });
  response.resume();
  await new Promise((resolve) => response.once('close', resolve));
  return response.statusCode ?? 0;
}

async function run(given: Given): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: given.connections });
  const deadline = performance.now() + given.seconds * 1000;
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const connection = async () => {
    const first = performance.now();
    for (let count = 0; performance.now() < deadline; count += 1) {
      const started = given.everyMs > 0 ? first + count * given.everyMs : performance.now();
      if (started > performance.now()) await wait(started - performance.now());
      const status = await statusOf(given, agent).catch(() => 'failed');
      times.push(performance.now() - started);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: given.connections }, connection));
  agent.destroy();
  process.stdout.write(`${JSON.stringify({ times, statuses })}\n`);
}

const [, script, text] = process.argv;
if (script === __filename && text !== undefined) {
  run(v.parse(instructions, JSON.parse(text))).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
}
