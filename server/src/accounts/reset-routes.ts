import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accountCalls } from '@verdant/shared/contract';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import type { Jobs } from '../jobs';
import type { Mailer } from '../mail';
import type { AccountSettings } from './account-settings';
import { serveCall } from '../serve-call';
import type { Attempts } from './attempts';
import type { Passwords } from './passwords';
import { mailReset, resetMailKind, resetPassword, type ResetParts } from './reset';
import type { StrengthCheck } from './strength';

const MESSAGE = 'If there is an account with this email address, a link to choose a new password is on its way to it.';

interface ResetRouteParts {
  readonly db: Database;
  readonly settings: Pick<AccountSettings, 'resetMinutes'>;
  readonly attempts: Attempts;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The public URL. */
  readonly origin: string;
  /** Shared with the other account routes, so that there is one hash queue. */
  readonly passwords: Passwords;
  readonly strength: StrengthCheck;
  readonly refuseWhenBusy: onRequestAsyncHookHandler;
  readonly waitsFor: (request: FastifyRequest) => () => boolean;
}

/** `POST /auth/forgot-password` and `POST /auth/reset-password`. */
export function serveResets(
  app: FastifyInstance,
  { db, settings, attempts, jobs, mailer, origin, passwords, strength, refuseWhenBusy, waitsFor }: ResetRouteParts,
): void {
  const parts: ResetParts = { db, passwords, strength, mailer, origin, minutes: settings.resetMinutes };
  jobs.handle(resetMailKind, async (job, attempt) => mailReset(parts, job, attempt));

  serveCall(app, accountCalls.forgotPassword, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    await attempts.resetMail(request);
    await jobs.send(resetMailKind, { email: body.email, language: languageOf(request) });
    reply.code(202);
    return { message: MESSAGE, expires_in_minutes: settings.resetMinutes };
  });

  const limits = { onRequest: refuseWhenBusy, preHandler: attempts.ofIp };
  serveCall(app, accountCalls.resetPassword, limits, async (request, { body }, reply) => {
    await attempts.unguessable({ request, reply }, async () => resetPassword(parts, body, waitsFor(request)));
    return reply.code(204).send();
  });
}
