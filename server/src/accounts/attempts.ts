import type { FastifyRequest } from 'fastify';
import { ApiError, hashToken } from '@verdant/federation/http';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { ipKeyOfRequest, perMinute, tooManyRequestsError, type LimitUse } from '@verdant/federation/limits';
import type { AccountSettings } from './account-settings';
import type { AccountOptions } from './options';
import { findDevice, findKnownDevice } from './known-devices';
import { emailKey } from './store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Shares of an account's limit of failed sign-ins: all known devices together, each known device, and unknown devices. */
const SHARE_OF_KNOWN = 0.4;
const SHARE_OF_ONE_DEVICE = 0.2;
const SHARE_OF_UNKNOWN = 0.6;
/** Number of windows of an hour that any period of an hour can overlap, so each window gets half of the hourly limit. */
const WINDOWS_PER_HOUR = 2;
const IP_WINDOWS_PER_HOUR = 6;
/** Maximum wrong codes per hour. Three of a million codes are valid at any time, and the attacker knows the password. */
const MAX_WRONG_CODES = 10;
/** Factor by which an IP address's limit exceeds one browser's limit, because a whole office can share an IP address. */
const BROWSERS_PER_IP = 100;

function accountNamed(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? emailKey(email.trim()) : '';
}

/** Returns the limits of failed sign-ins. A window of an hour begins with the first failed sign-in. */
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

/** True if an error means a wrong password or code. Other errors, such as a full queue, do not count as failed attempts. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}

/** An attempt at a password or code, counted before the check, so that concurrent attempts cannot exceed the limit. */
export interface Attempt {
  /** Stops counting the attempt, because the password or code was right. */
  readonly succeeded: () => Promise<void>;
  /** Rethrows the error. Stops counting the attempt, unless the password or the code was wrong. */
  readonly failed: (error: unknown) => Promise<never>;
}

/**
 * Limits all attempts at passwords and codes, and registrations. Each function throws a 429 beyond its limit, in the same
 * way for existing and unknown accounts.
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

  const take = async (uses: readonly LimitUse[]): Promise<void> => {
    const waitMs = await exact.take(uses);
    if (waitMs > 0) throw tooManyRequestsError(waitMs);
  };

  /**
   * Returns the limits against which a sign-in counts. An attacker who uses up the share of unknown devices does not lock
   * out the account's known browsers, which have a separate share.
   */
  const usesOf = async (request: FastifyRequest, email: string): Promise<LimitUse[]> => {
    const account = emailKey(email);
    const device = await findKnownDevice(db, request, email);
    if (device === undefined) {
      return [
        { limit: failures.unknown, key: account },
        { limit: failures.ip, key: ipKeyOfRequest(request) },
      ];
    }
    return [
      { limit: failures.known, key: account },
      { limit: failures.device, key: device },
    ];
  };

  const begin = async (uses: readonly LimitUse[]): Promise<Attempt> => {
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
    // The key is hashed, so that the key stays short even if a client sends a long email address.
    perMinute(flood, name, { max: settings.signInAttempts, keyOf: async (request) => hashToken(await keyOf(request)) });

  const deviceOf = async (request: FastifyRequest) => findDevice(db, request);
  const passkeysOfDevice = perMinuteFor('passkey, browser', deviceOf);
  const passkeysOfIp = perMinute(flood, 'passkey, IP address', { max: settings.signInAttempts * BROWSERS_PER_IP });

  return {
    /** A preHandler that limits calls with an account's email in the body, per account, IP address and known browser. */
    ofAccountNamed: perMinuteFor('account named', async (request) =>
      [ipKeyOfRequest(request), await deviceOf(request), accountNamed(request.body)].join(' '),
    ),
    /** A preHandler that limits calls of a signed-in account per IP address; must run after `authenticate`. */
    ofAccount: perMinuteFor('account signed in', (request) => `${ipKeyOfRequest(request)} ${request.account.id}`),
    /** A preHandler that limits calls that use or request a link from a mail, per IP address. */
    ofIp: perMinuteFor('password reset', ipKeyOfRequest),
    /**
     * A preHandler that limits the first step of a sign-in with a passkey, which names no account. Calls count per known
     * browser; calls of unknown browsers count per IP address.
     */
    ofPasskeys: async (request: FastifyRequest): Promise<void> =>
      (await deviceOf(request)) === '' ? passkeysOfIp(request) : passkeysOfDevice(request),
    /** Begins an attempt at the password of the account with this email address. */
    signIn: async (request: FastifyRequest, email: string) => begin(await usesOf(request, email)),
    /** Begins an attempt at the code in the second step of a sign-in. Wrong codes are limited per account. */
    secondStep: async (accountId: string) => begin([{ limit: wrongCodes, key: accountId }]),
    /** Begins a change that needs the current password or a code of a signed-in account. */
    confirm: async (accountId: string) => begin([{ limit: failures.device, key: accountId }]),
    /** Counts a registration even if it fails, so that attackers cannot find out which email addresses have an account. */
    registration: async (request: FastifyRequest) => take([{ limit: registrations, key: ipKeyOfRequest(request) }]),
    /**
     * Counts a mail with a link, per account, recipient address and reason. Each reason has a separate limit, so that
     * strangers cannot use up the limit of the account's owner.
     */
    linkMail: async (reason: 'registration' | AccountLinkPurpose, accountId: string, email: string): Promise<void> =>
      take([accountId, emailKey(email)].map((key) => ({ limit: mails(reason), key }))),
    /** Counts a reset mail to the body's account. Requests from the account's known browsers have a separate limit. */
    resetMail: async (request: FastifyRequest): Promise<void> => {
      const key = accountNamed(request.body);
      const isKnown = (await findKnownDevice(db, request, key)) !== undefined;
      await take([{ limit: mails(isKnown ? 'reset, known device' : 'reset'), key }]);
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
