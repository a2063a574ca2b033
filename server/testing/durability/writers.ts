import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { send } from '../../test/support/send';

/** What was acknowledged before a kill, and must be there after it. */
export interface Acknowledged {
  /** E-mail addresses of accounts that were registered. */
  readonly accounts: string[];
  /** E-mail addresses that a mail was promised to; each is asked for once. */
  readonly mails: string[];
  /** Changes of profiles. */
  changes: number;
}

export interface Writer {
  /** Writes until the server is gone. */
  readonly writeUntilGone: (url: string) => Promise<void>;
  /** Writes of this writer that the server has lost. */
  readonly countLost: (url: string) => Promise<number>;
}

const isDone = ({ status }: { status: number }) => status >= 200 && status < 300;

/** Repeats a write until a request fails: then the server was killed. */
async function untilGone(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch {
      return;
    }
  }
}

const registered = v.object({ access_token: v.string() });

async function register(url: string, email: string): Promise<string | undefined> {
  const body = { email, password: 'unlikely ducks parade', first_name: '0', last_name: 'Durable' };
  const response = await send(url, 'POST', '/api/v1/auth/register', { body });
  return isDone(response) ? v.parse(registered, response.body).access_token : undefined;
}

/** Changes the first name of one person to the next number, again and again. */
export async function profileWriter(url: string, acknowledged: Acknowledged): Promise<Writer> {
  const token = await register(url, `${randomUUID()}@example.com`);
  let last = 0;
  return {
    writeUntilGone: async (at) =>
      untilGone(async () => {
        const body = { first_name: String(last + 1), last_name: 'Durable' };
        if (!isDone(await send(at, 'PUT', '/api/v1/auth/me', { token, body }))) return;
        last += 1;
        acknowledged.changes += 1;
      }),
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

/** Registers one account after the other; `countKept` says how many of them the database has. */
export function accountWriter(
  acknowledged: Acknowledged,
  countKept: (emails: readonly string[]) => Promise<number>,
): Writer {
  let checked = 0;
  return {
    writeUntilGone: async (at) =>
      untilGone(async () => {
        const email = `${randomUUID()}@example.com`;
        if ((await register(at, email)) !== undefined) acknowledged.accounts.push(email);
      }),
    countLost: async () => {
      const emails = acknowledged.accounts.slice(checked);
      checked = acknowledged.accounts.length;
      return emails.length - (await countKept(emails));
    },
  };
}

/** Asks for the mail of one person after the other. Whether they arrive is counted at the end. */
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
