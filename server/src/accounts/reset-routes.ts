import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accountCalls } from '@verdant/shared/contract';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import { addressOf, type Place } from '../listen';
import { createBackground, createMailer, type MailerSettings } from '../mail';
import type { AccountSettings } from './account-settings';
import { serveCall } from '../serve-call';
import type { Attempts } from './attempts';
import type { Passwords } from './passwords';
import { mailReset, resetPassword, type ResetParts } from './reset';
import type { StrengthCheck } from './strength';

/** How long pending mails may take at shutdown. */
const FAREWELL_MS = 4_000;
const queueLimits = { atOnce: 4, waiting: 500 };

const MESSAGE = 'If there is an account with this email address, a link to choose a new password is on its way to it.';

/** Links use `host` and `port` without a `publicOrigin`. */
export interface ResetSettings extends AccountSettings, MailerSettings, Place {
  readonly publicOrigin: string | undefined;
}

interface ResetRouteParts {
  readonly db: Database;
  readonly settings: ResetSettings;
  readonly attempts: Attempts;
  /** Shared with the other account routes, so that there is one hash queue. */
  readonly passwords: Passwords;
  readonly strength: StrengthCheck;
  readonly refuseWhenBusy: onRequestAsyncHookHandler;
  readonly waitsFor: (request: FastifyRequest) => () => boolean;
}

/** What may be logged of a failed mail: never its text, which contains the link, nor an SMTP response that may repeat it. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const { name, code, command, responseCode }: Error & { code?: unknown; command?: unknown; responseCode?: unknown } =
    error;
  return { name, code, command, responseCode };
}

/** `POST /auth/forgot-password` and `POST /auth/reset-password`. */
export function serveResets(
  app: FastifyInstance,
  { db, settings, attempts, passwords, strength, refuseWhenBusy, waitsFor }: ResetRouteParts,
): void {
  const origin = settings.publicOrigin ?? addressOf(settings);
  const mailer = createMailer(settings, origin);
  const parts: ResetParts = { db, passwords, strength, mailer, origin, minutes: settings.resetMinutes };
  const background = createBackground(queueLimits, (error) =>
    app.log.error({ mail: describe(error) }, 'a mail could not be sent'),
  );

  app.addHook('onClose', async () => {
    await background.finish(FAREWELL_MS);
    mailer.close();
  });

  serveCall(app, accountCalls.forgotPassword, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    await attempts.resetMail(request);
    background.refuseWhenFull();
    const language = languageOf(request);
    // The account is looked up only after the response is sent, so that timing reveals nothing.
    reply.raw.once('close', () => background.add(() => mailReset(parts, body.email, language)));
    reply.code(202);
    return { message: MESSAGE, expires_in_minutes: settings.resetMinutes };
  });

  const limits = { onRequest: refuseWhenBusy, preHandler: attempts.ofIp };
  serveCall(app, accountCalls.resetPassword, limits, async (request, { body }, reply) => {
    await resetPassword(parts, body, waitsFor(request));
    return reply.code(204).send();
  });
}
