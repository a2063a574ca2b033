import type { FastifyInstance } from 'fastify';
import { accountCalls } from '@verdant/shared/contract';
import { languageOf } from '../language/language-of';
import { serveCall } from '../serve-call';
import type { AccountContext } from './context';
import { hashClientOf } from './request';
import { mailReset, refuseOver, resetMailKind, resetPassword } from './reset';

const MESSAGE = 'If there is an account with this email address, a link to choose a new password is on its way to it.';

/** `POST /auth/forgot-password` and `POST /auth/reset-password`. */
export function serveResets(app: FastifyInstance, context: AccountContext): void {
  const { settings, attempts, jobs, guards } = context;
  jobs.handle(resetMailKind, async (job, attempt) => mailReset(context, job, attempt));

  serveCall(app, accountCalls.forgotPassword, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    await attempts.resetMail(request);
    await jobs.send(resetMailKind, { email: body.email, language: languageOf(request) });
    reply.code(202);
    return { message: MESSAGE, expires_in_minutes: settings.resetMinutes };
  });

  serveCall(app, accountCalls.checkResetLink, guards.link, async (_request, { body }, reply) => {
    await refuseOver(context, body.token);
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.resetPassword, guards.link, async (request, { body }, reply) => {
    await attempts.unguessable({ request, reply }, async () => resetPassword(context, body, hashClientOf(request)));
    return reply.code(204).send();
  });
}
