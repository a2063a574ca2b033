import { randomUUID } from 'node:crypto';
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
  readonly server: number;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly sentAt: number;
  readonly endedAt: number;
}

const RETRY_MS = 200;
const RESPONSE_LIMIT_MS = 30_000;

/** People who register and take the quiz, each request at another of the servers, until they are stopped. */
export function startLoad(ports: readonly number[], people: number): { stop: () => Promise<Attempt[]> } {
  const attempts: Attempt[] = [];
  let isOver = false;
  let turn = 0;

  const post = async (path: string, body: unknown, token?: string) => {
    const server = turn++ % ports.length;
    const sentAt = performance.now();
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.timeout(RESPONSE_LIMIT_MS);
    const url = `http://localhost:${ports[server]}/api/v1${path}`;
    try {
      const response = await fetch(url, { method: 'POST', headers, signal, body: JSON.stringify(body) });
      const content: unknown = await response.json();
      const retryAfter = response.headers.get('retry-after');
      return { content, server, sentAt, status: response.status, retryAfter, endedAt: performance.now() };
    } catch {
      return { content: undefined, server, sentAt, status: 0, retryAfter: null, endedAt: performance.now() };
    }
  };
  /** Undefined when it failed, after a pause. */
  const attempt = async (write: Write | undefined, path: string, body: unknown, token?: string): Promise<unknown> => {
    const { content, ...outcome } = await post(path, body, token);
    attempts.push({ write, ...outcome });
    if (outcome.status === 200 || outcome.status === 201) return content;
    await wait(RETRY_MS);
    return undefined;
  };

  const takeQuiz = async (token: string) => {
    const quiz = v.safeParse(started, await attempt(undefined, '/adaptive-quiz/start', {}, token));
    if (!quiz.success) return;
    const { session_id: sessionId } = quiz.output.session;
    let next: LooseQuestion | null | undefined = quiz.output.question;
    while (next && !isOver) {
      const { id: questionId } = next;
      const write: Write = { kind: 'answer', sessionId, questionId };
      const content: unknown = await attempt(write, '/adaptive-quiz/respond', answerBody(sessionId, next), token);
      const reply = v.safeParse(answered, content);
      // After a failure no one knows whether it was written: this user leaves, another one comes.
      next = reply.success ? reply.output.question : undefined;
    }
  };
  const person = async () => {
    const email = `drill-${randomUUID()}@example.com`;
    const body = { email, password: 'correct horse staple 7', first_name: 'Ada', last_name: 'Byron' };
    const reply = v.safeParse(registered, await attempt({ kind: 'account', email }, '/auth/register', body));
    if (reply.success) await takeQuiz(reply.output.access_token);
  };
  const running = Array.from({ length: people }, async () => {
    while (!isOver) await person();
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      return attempts;
    },
  };
}
