import type { FastifyRequest } from 'fastify';
import { ApiError, hashToken } from '@verdant/federation/http';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { byIp, perMinute, tooMany, type Use } from '@verdant/federation/limits';
import type { AccountSettings } from './account-settings';
import type { AccountOptions } from './options';
import { findDevice, findKnownDevice } from './known-devices';
import { emailKey } from './store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Shares of an account's failed sign-ins: of known devices together, and of each of them. */
const SHARE_OF_KNOWN = 0.4;
const SHARE_OF_ONE_DEVICE = 0.2;
const SHARE_OF_UNKNOWN = 0.6;
/** Two windows may touch within any hour, so each has half. */
const WINDOWS_PER_HOUR = 2;
const IP_WINDOWS_PER_HOUR = 6;
/** Three of a million codes are right at any time, and anyone who tries them knows the password. */
const MAX_WRONG_CODES = 10;
/** Sign-in pages that an office behind one IP address opens in a minute, for each attempt of one browser. */
const BROWSERS_PER_IP = 100;

function accountNamed(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? emailKey(email.trim()) : '';
}

/** The limits of failed sign-ins. An hour's window begins with the first failure. */
function failureLimits({ signInFailures, signInFailuresPerIp }: AccountSettings) {
  const perWindow = (name: string, share: number) => ({
    name: `failed sign-ins, ${name}`,
    max: Math.floor((signInFailures * share) / WINDOWS_PER_HOUR),
    windowMs: HOUR_MS,
  });
  return {
    unknown: perWindow('unknown devices', SHARE_OF_UNKNOWN),
    known: perWindow('known devices', SHARE_OF_KNOWN),
    device: perWindow('one device', SHARE_OF_ONE_DEVICE),
    ip: {
      name: 'failed sign-ins, IP address',
      max: Math.floor(signInFailuresPerIp / IP_WINDOWS_PER_HOUR),
      windowMs: HOUR_MS / IP_WINDOWS_PER_HOUR,
    },
  };
}

/** Anything else, such as a full queue, is not the user's failure. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}

/** An attempt at a password or a code. It is counted before its check, so that concurrent attempts cannot exceed the limit. */
export interface Attempt {
  /** Stops counting it: what was sent was right. */
  readonly succeeded: () => Promise<void>;
  /** Rethrows the error. Stops counting the attempt, unless the password or the code was wrong. */
  readonly failed: (error: unknown) => Promise<never>;
}

/**
 * The limits of everything that tries a password or makes an account. Each throws a 429 beyond its limit, for an account
 * that exists and one that does not alike.
 */
export function createAttempts({
  db,
  limits: { flood, exact },
  settings,
}: Pick<AccountOptions, 'db' | 'limits' | 'settings'>) {
  const failures = failureLimits(settings);
  const wrongCodes = { name: 'wrong codes', max: MAX_WRONG_CODES, windowMs: HOUR_MS };
  const registrations = { name: 'registrations', max: settings.registrations, windowMs: HOUR_MS };
  const mails = (name: string) => ({ name: `${name} mails`, max: settings.resetMails, windowMs: HOUR_MS });

  const take = async (uses: readonly Use[]): Promise<void> => {
    const waitMs = await exact.take(uses);
    if (waitMs > 0) throw tooMany(waitMs);
  };

  /**
   * A stranger can use up what unknown devices may fail, and then only lock out unknown devices: the account's own browsers
   * have a share of their own.
   */
  const usesOf = async (request: FastifyRequest, email: string): Promise<Use[]> => {
    const account = emailKey(email);
    const device = await findKnownDevice(db, request, email);
    if (device === undefined) {
      return [
        { limit: failures.unknown, key: account },
        { limit: failures.ip, key: byIp(request) },
      ];
    }
    return [
      { limit: failures.known, key: account },
      { limit: failures.device, key: device },
    ];
  };

  const begin = async (uses: readonly Use[]): Promise<Attempt> => {
    await take(uses);
    return {
      succeeded: async () => exact.giveBack(uses),
      failed: async (error) => {
        if (!isWrongPassword(error)) await exact.giveBack(uses);
        throw error;
      },
    };
  };

  const perMinuteFor = (name: string, keyOf: (request: FastifyRequest) => string | Promise<string>) =>
    // Hashed, so that a key is short whatever a client sends as its e-mail address.
    perMinute(flood, name, { max: settings.signInAttempts, keyOf: async (request) => hashToken(await keyOf(request)) });

  const deviceOf = async (request: FastifyRequest) => findDevice(db, request);
  const passkeysOfDevice = perMinuteFor('passkey, browser', deviceOf);
  const passkeysOfIp = perMinute(flood, 'passkey, IP address', { max: settings.signInAttempts * BROWSERS_PER_IP });

  return {
    /** A preHandler for calls that name an account in their body, per account, IP address and known browser. */
    ofAccountNamed: perMinuteFor('account named', async (request) =>
      [byIp(request), await deviceOf(request), accountNamed(request.body)].join(' '),
    ),
    /** A preHandler after `authenticate`. */
    ofAccount: perMinuteFor('account signed in', (request) => `${byIp(request)} ${request.account.id}`),
    /** A preHandler for the calls that anyone can make with a link or for one. */
    ofIp: perMinuteFor('password reset', byIp),
    /**
     * A preHandler for the first step of a sign-in with a passkey, which names no account: per browser that has signed in
     * before, else per IP address, of which an office has one for all users.
     */
    ofPasskeys: async (request: FastifyRequest): Promise<void> =>
      (await deviceOf(request)) === '' ? passkeysOfIp(request) : passkeysOfDevice(request),
    /** Begins an attempt at the password of the account with that address. */
    signIn: async (request: FastifyRequest, email: string) => begin(await usesOf(request, email)),
    /** Begins the second step of a sign-in, whose wrong codes are limited for the account. */
    secondStep: async (accountId: string) => begin([{ limit: wrongCodes, key: accountId }]),
    /** Begins a change that needs the current password or a code of a signed-in account. */
    confirm: async (accountId: string) => begin([{ limit: failures.device, key: accountId }]),
    /** Counts a registration whatever comes of it, so that taken addresses cannot be collected. */
    registration: async (request: FastifyRequest) => take([{ limit: registrations, key: byIp(request) }]),
    /**
     * Counts a mail with a link, per account and per address that it goes to; each reason apart, so that what strangers
     * cause uses up nothing of the owner's.
     */
    linkMail: async (reason: 'registration' | AccountLinkPurpose, accountId: string, email: string): Promise<void> =>
      take([accountId, emailKey(email)].map((key) => ({ limit: mails(reason), key }))),
    /** Counts a mail to the account named in the body; those that its known browsers request apart from all others. */
    resetMail: async (request: FastifyRequest): Promise<void> => {
      const key = accountNamed(request.body);
      const isKnown = (await findKnownDevice(db, request, key)) !== undefined;
      await take([{ limit: mails(isKnown ? 'reset, known device' : 'reset'), key }]);
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
