import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { answerBody, answered, registered, started, type LooseQuestion } from '../loose-quiz';

/** A write, as the client knows it. */
export type Write =
  | { readonly kind: 'account'; readonly email: string }
  | { readonly kind: 'answer'; readonly sessionId: string; readonly questionId: string };

/** One request. `status` is 0 for a connection that broke. Times are of `performance.now()`. */
export interface Attempt {
  /** Undefined for a request whose outcome is not compared. */
  readonly write: Write | undefined;
  /** Whether it is a page or a file of one, as opposed to a call. */
  readonly isPage: boolean;
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly sentAt: number;
  readonly endedAt: number;
}

export interface Load {
  /** Those that have ended so far. */
  readonly attempts: readonly Attempt[];
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 200;
const RESPONSE_LIMIT_MS = 30_000;

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
}

/**
 * Users who register, open pages and take the quiz until they are stopped, as fast as they get responses: each on one
 * connection and from an IP address of the loopback.
 */
export function startLoad(port: number, people: number, pages: readonly string[]): Load {
  const attempts: Attempt[] = [];
  let isOver = false;

  const send = async (agent: Agent, { path, body, token }: Sent) => {
    const headers = {
      host: `localhost:${port}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const signal = AbortSignal.timeout(RESPONSE_LIMIT_MS);
    const response = await new Promise<IncomingMessage>((done, fail) => {
      request({ agent, host: '127.0.0.1', port, path, method, headers, signal }, done)
        .on('error', fail)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
    const content = await text(response);
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], content };
  };
  /** Undefined when it failed, after a pause. */
  const attempt = async (agent: Agent, write: Write | undefined, sent: Sent): Promise<unknown> => {
    const sentAt = performance.now();
    const { content, ...outcome } = await send(agent, sent).catch(() => ({
      status: 0,
      retryAfter: undefined,
      content: '',
    }));
    attempts.push({ write, isPage: sent.body === undefined, sentAt, endedAt: performance.now(), ...outcome });
    if (outcome.status === 200 || outcome.status === 201) return sent.body === undefined ? true : JSON.parse(content);
    await wait(RETRY_MS);
    return undefined;
  };
  const openPages = async (agent: Agent) => {
    for (const path of pages) if (!isOver) await attempt(agent, undefined, { path });
  };
  const call = async (agent: Agent, write: Write | undefined, path: string, body: unknown, token?: string) =>
    attempt(agent, write, { path: `/api/v1${path}`, body, ...(token !== undefined && { token }) });

  const takeQuiz = async (agent: Agent, token: string) => {
    const quiz = v.safeParse(started, await call(agent, undefined, '/adaptive-quiz/start', {}, token));
    if (!quiz.success) return;
    const { session_id: sessionId } = quiz.output.session;
    let next: LooseQuestion | null | undefined = quiz.output.question;
    while (next && !isOver) {
      await openPages(agent);
      const write: Write = { kind: 'answer', sessionId, questionId: next.id };
      const content: unknown = await call(agent, write, '/adaptive-quiz/respond', answerBody(sessionId, next), token);
      const reply = v.safeParse(answered, content);
      // After a failure no one knows whether it was written: this user leaves, another one comes.
      next = reply.success ? reply.output.question : undefined;
    }
  };
  const person = async (agent: Agent) => {
    await openPages(agent);
    const email = `drill-${randomUUID()}@example.com`;
    const body = { email, password: 'correct horse staple 7', first_name: 'Ada', last_name: 'Byron' };
    const reply = v.safeParse(registered, await call(agent, { kind: 'account', email }, '/auth/register', body));
    if (reply.success) await takeQuiz(agent, reply.output.access_token);
  };
  const running = Array.from({ length: people }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${index + 2}` });
    while (!isOver) await person(agent);
    agent.destroy();
  });
  return {
    attempts,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
