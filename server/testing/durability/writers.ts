import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { send } from '../../test/support/send';

/** What was acknowledged before a kill, and must be there after it. */
export interface Acknowledged {
  /** E-mail addresses of accounts that were registered. */
  readonly accounts: string[];
  /** E-mail addresses that a mail was promised to; each is requested once. */
  readonly mails: string[];
  /** Changes of profiles. */
  changes: number;
}

export interface Writer {
  /** Writes until the server is gone, or the signal ends it. */
  readonly writeUntilGone: (url: string, stop?: AbortSignal) => Promise<void>;
  /** Writes of this writer that the server has lost. */
  readonly countLost: (url: string) => Promise<number>;
}

const isDone = ({ status }: { status: number }) => status >= 200 && status < 300;

/** Is called with the status of a write that the server refused. */
type OnRefused = (status: number) => void;

/** Repeats a write until a request fails: then the server was killed. */
async function untilGone(write: () => Promise<void>, stop?: AbortSignal): Promise<void> {
  while (stop?.aborted !== true) {
    try {
      await write();
    } catch {
      return;
    }
  }
}

const registered = v.object({ access_token: v.string() });

async function register(url: string, email: string, onRefused?: OnRefused): Promise<string | undefined> {
  const body = { email, password: 'unlikely ducks parade', first_name: '0', last_name: 'Durable' };
  const response = await send(url, 'POST', '/api/v1/auth/register', { body });
  if (!isDone(response)) onRefused?.(response.status);
  return isDone(response) ? v.parse(registered, response.body).access_token : undefined;
}

/** Changes the first name of one user to the next number, again and again. */
export async function profileWriter(url: string, acknowledged: Acknowledged, onRefused?: OnRefused): Promise<Writer> {
  const token = await register(url, `${randomUUID()}@example.com`);
  let last = 0;
  return {
    writeUntilGone: async (at, stop) =>
      untilGone(async () => {
        const body = { first_name: String(last + 1), last_name: 'Durable' };
        const response = await send(at, 'PUT', '/api/v1/auth/me', { token, body });
        if (!isDone(response)) return onRefused?.(response.status);
        last += 1;
        acknowledged.changes += 1;
      }, stop),
    countLost: async (at) => {
      const { body } = await send(at, 'GET', '/api/v1/auth/me', { token });
      const found = Number(v.parse(v.object({ first_name: v.string() }), body).first_name);
      // One that was written but not acknowledged may be there, and the next round starts from it.
      const lost = Math.max(0, last - found);
      last = found;
      return lost;
    },
  };
}

/** Registers one account after the other; `countStored` returns how many of them the database has. */
export function accountWriter(
  acknowledged: Acknowledged,
  countStored: (emails: readonly string[]) => Promise<number>,
  onRefused?: OnRefused,
): Writer {
  let checked = 0;
  return {
    writeUntilGone: async (at, stop) =>
      untilGone(async () => {
        const email = `${randomUUID()}@example.com`;
        if ((await register(at, email, onRefused)) !== undefined) acknowledged.accounts.push(email);
      }, stop),
    countLost: async () => {
      const emails = acknowledged.accounts.slice(checked);
      checked = acknowledged.accounts.length;
      return emails.length - (await countStored(emails));
    },
  };
}

/** Requests the mail of one user after the other. Whether they arrive is counted at the end. */
export function mailWriter(acknowledged: Acknowledged, nextPerson: () => Promise<string>): Writer {
  return {
    writeUntilGone: async (at) =>
      untilGone(async () => {
        const email = await nextPerson();
        const response = await send(at, 'POST', '/api/v1/auth/forgot-password', { body: { email } });
        if (isDone(response)) acknowledged.mails.push(email);
      }),
    countLost: async () => 0,
  };
}
