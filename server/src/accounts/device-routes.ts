import { and, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '@verdant/federation/http';
import { accountCalls } from '@verdant/shared/contract';
import { serveCall } from '../serve-call';
import type { AccountContext } from './context';
import { tokenOf } from './request';
import { sessions } from './schema';
import { isLive } from './session';

const currentHash = (request: FastifyRequest) => hashToken(tokenOf(request));

/** Where an account is signed in: to list it, and to end one session or all but the one that asks. */
export function serveDevices(app: FastifyInstance, { db, guards: { signedIn } }: AccountContext): void {
  serveCall(app, accountCalls.devices, signedIn, async (request) => {
    const hash = currentHash(request);
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, request.account.id), isLive))
      .orderBy(desc(eq(sessions.tokenHash, hash)), desc(sessions.lastUsedAt));
    const devices = rows.map(({ id, browser, system, createdAt, lastUsedAt, tokenHash }) => ({
      id,
      browser,
      system,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: tokenHash === hash,
    }));
    return { devices };
  });

  serveCall(app, accountCalls.signOutDevice, signedIn, async (request, { params }, reply) => {
    await db.delete(sessions).where(and(eq(sessions.id, params.id), eq(sessions.userId, request.account.id)));
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.signOutOtherDevices, signedIn, async (request, _input, reply) => {
    await db
      .delete(sessions)
      .where(and(eq(sessions.userId, request.account.id), ne(sessions.tokenHash, currentHash(request))));
    return reply.code(204).send();
  });
}
