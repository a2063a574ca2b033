import type { FastifyRequest } from 'fastify';
import { ApiError } from '@verdant/federation/http';
import { ipKeyOfRequest } from '@verdant/federation/limits';
import type { Database } from '../database';
import { createDemoFiller } from '../demo/fill-demo';
import { createMailer } from '../mail';
import { createAccountMailSender } from './account-mails';
import { createAttemptLimiter, type AttemptLimiter } from './attempts';
import { authenticate } from './authenticate';
import type { AccountOptions } from './options';
import { relyingPartyAt } from './passkeys/ceremony';
import { createPasswordService, type PasswordService } from './passwords';
import { createStrengthCheck } from './strength';

/** Refuses accounts with an unverified address, which possibly belongs to another person. Must run after `authenticate`. */
async function refuseUnverified({ account }: FastifyRequest): Promise<void> {
  if (account.emailVerifiedAt === null) throw new ApiError(403, 'Please confirm your email address first.');
}

/**
 * Returns route options with the required rights. Routes that hash a password are refused while the hash queue is full.
 */
function createGuards(db: Database, attempts: AttemptLimiter, passwords: PasswordService) {
  /** Refuses a request before its body is read, so that a refusal is cheap during a flood. */
  const onRequest = async (request: FastifyRequest) => passwords.refuseWhenFull(ipKeyOfRequest(request));
  const signedIn = authenticate(db);
  return {
    signedIn: { preHandler: signedIn },
    withPassword: { onRequest, preHandler: [signedIn, attempts.ofAccount] },
    verified: { preHandler: [signedIn, refuseUnverified, attempts.ofAccount] },
    verifiedWithPassword: { onRequest, preHandler: [signedIn, refuseUnverified, attempts.ofAccount] },
    /** Requires no session, because the body contains the account's email address and password. */
    accountNamed: { onRequest, preHandler: attempts.ofAccountNamed },
    /** Requires no session, because the token of a mailed link identifies the account. */
    link: { onRequest, preHandler: attempts.ofIp },
  };
}

/** Dependencies of the account modules, which share one hash queue. */
export type AccountContext = ReturnType<typeof createAccountContext>;

export function createAccountContext(options: AccountOptions) {
  const { db, cipher, settings, jobs } = options;
  const mailer = createMailer(settings);
  const passwords = createPasswordService();
  const attempts = createAttemptLimiter(options);
  return {
    db,
    cipher,
    settings,
    jobs,
    mailer,
    party: relyingPartyAt(mailer.origin),
    passwords,
    strength: createStrengthCheck(),
    attempts,
    fillDemo: createDemoFiller(options),
    guards: createGuards(db, attempts, passwords),
    send: createAccountMailSender({ ...options, attempts }),
  };
}
