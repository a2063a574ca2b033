import type { FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@verdant/federation/http';
import { byIp } from '@verdant/federation/limits';
import type { Database } from '../database';
import { createMailer, type MailContext } from '../mail';
import { createAttempts, type Attempts } from './attempts';
import { authenticate } from './authenticate';
import type { AccountOptions } from './options';
import { relyingPartyAt, type RelyingParty } from './passkeys/ceremony';
import { createPasswords, type Passwords } from './passwords';
import { createSender } from './sender';
import { createStrengthCheck, type StrengthCheck } from './strength';

/** Delay of a refused attempt, which slows brute force down. */
const REFUSAL_DELAY_MS = 1_000;

/** Refuses unverified accounts, after `authenticate`. The owner of an address may be another user, who must not be able to change security settings. */
async function refuseUnverified({ account }: FastifyRequest): Promise<void> {
  if (account.emailVerifiedAt === null) throw new ApiError(403, 'Please confirm your email address first.');
}

/** Returns route options that decide who may call a route. Routes that hash a password are refused while the queue of hashes is full. */
function createGuards(db: Database, attempts: Attempts, passwords: Passwords) {
  /** Limits the request before its body is read, so that a refusal is cheap during a flood. */
  const onRequest = async (request: FastifyRequest) => {
    try {
      passwords.refuseWhenFull(byIp(request));
    } catch (error) {
      await wait(REFUSAL_DELAY_MS);
      throw error;
    }
  };
  const signedIn = authenticate(db);
  return {
    signedIn: { preHandler: signedIn },
    /** Requires a signed-in user and the current password in the body. */
    withPassword: { onRequest, preHandler: [signedIn, attempts.ofAccount] },
    /** Requires a signed-in user with a confirmed e-mail address. */
    verified: { preHandler: [signedIn, refuseUnverified, attempts.ofAccount] },
    verifiedWithPassword: { onRequest, preHandler: [signedIn, refuseUnverified, attempts.ofAccount] },
    /** Requires the name of the account and its password in the body. */
    accountNamed: { onRequest, preHandler: attempts.ofAccountNamed },
    /** Calls with a link, which names the account. */
    link: { onRequest, preHandler: attempts.ofIp },
  };
}

/** Context of every part of the accounts; created once, so that there is one queue of hashes. */
export interface AccountContext
  extends MailContext, Pick<AccountOptions, 'cipher' | 'settings' | 'jobs' | 'hasCompletedQuiz' | 'hasAccountData'> {
  readonly party: RelyingParty;
  readonly passwords: Passwords;
  readonly strength: StrengthCheck;
  readonly attempts: Attempts;
  readonly guards: ReturnType<typeof createGuards>;
  readonly send: ReturnType<typeof createSender>;
}

export function createAccountContext(options: AccountOptions): AccountContext {
  const { db, cipher, settings, jobs, hasCompletedQuiz, hasAccountData } = options;
  const mailer = createMailer(settings);
  const passwords = createPasswords();
  const attempts = createAttempts(options);
  return {
    db,
    cipher,
    settings,
    jobs,
    hasCompletedQuiz,
    hasAccountData,
    mailer,
    party: relyingPartyAt(mailer.origin),
    passwords,
    strength: createStrengthCheck(),
    attempts,
    guards: createGuards(db, attempts, passwords),
    send: createSender({ ...options, attempts }),
  };
}
