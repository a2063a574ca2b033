import type { FastifyRequest } from 'fastify';
import { ApiError, hashToken } from '@verdant/federation/http';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { ipKeyOfRequest, limitPerMinute, tooManyRequestsError, type LimitUse } from '@verdant/federation/limits';
import type { AccountSettings } from './account-settings';
import type { AccountOptions } from './options';
import { findDeviceCookie, findKnownDeviceHash } from './known-devices';
import { emailKey } from './store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Separate shares of an account's limit of failed sign-ins: failures on unknown devices cannot lock out known devices. */
const SHARE_OF_KNOWN = 0.4;
const SHARE_OF_ONE_DEVICE = 0.2;
const SHARE_OF_UNKNOWN = 0.6;
/** Any period of an hour overlaps at most two windows of an hour, so each window gets half of the hourly limit. */
const WINDOWS_PER_HOUR = 2;
const IP_WINDOWS_PER_HOUR = 6;
/** Maximum wrong codes per hour. An attacker who knows the password has a chance of 3 in a million per code. */
const MAX_WRONG_CODES = 10;
/** Ratio of an IP address's limit to one browser's limit, because a whole office can share an IP address. */
const BROWSERS_PER_IP = 100;

function accountNamed(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? emailKey(email.trim()) : '';
}

/** Returns the limits of failed sign-ins. Each window begins with the first failed sign-in. */
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

/** True if an error means a wrong password or code, which counts as a failed attempt, unlike a full hash queue. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}

/** An attempt to enter a password or code, counted before the check so that parallel attempts cannot exceed the limit. */
interface Attempt {
  readonly succeeded: () => Promise<void>;
  /** Rethrows the error. The attempt is taken off the count unless the password or code was wrong. */
  readonly failed: (error: unknown) => Promise<never>;
}

/**
 * Limits attempts at passwords and codes, and registrations. Throws the same 429 for existing and for unknown accounts.
 */
export function createAttemptLimiter({
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

  /** Returns the limits for a sign-in. Known devices have a separate share that an attacker cannot use up. */
  const usesOf = async (request: FastifyRequest, email: string): Promise<LimitUse[]> => {
    const account = emailKey(email);
    const device = await findKnownDeviceHash(db, request, email);
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
    // The hash keeps the key short even if a client sends a long email address.
    limitPerMinute(flood, name, {
      max: settings.signInAttempts,
      keyOf: async (request) => hashToken(await keyOf(request)),
    });

  const deviceOf = async (request: FastifyRequest) => findDeviceCookie(db, request);
  const passkeysOfDevice = perMinuteFor('passkey, browser', deviceOf);
  const passkeysOfIp = limitPerMinute(flood, 'passkey, IP address', { max: settings.signInAttempts * BROWSERS_PER_IP });

  return {
    /** A preHandler that limits calls with an email in the body, per account, IP address and known browser. */
    ofAccountNamed: perMinuteFor('account named', async (request) =>
      [ipKeyOfRequest(request), await deviceOf(request), accountNamed(request.body)].join(' '),
    ),
    /** A preHandler that limits calls of a signed-in account per IP address; must run after `authenticate`. */
    ofAccount: perMinuteFor('account signed in', (request) => `${ipKeyOfRequest(request)} ${request.account.id}`),
    /** A preHandler that limits calls about mailed links, per IP address. */
    ofIp: perMinuteFor('password reset', ipKeyOfRequest),
    /** A preHandler that limits passkey sign-ins, which name no account, per known browser or else per IP address. */
    ofPasskeys: async (request: FastifyRequest): Promise<void> =>
      (await deviceOf(request)) === '' ? passkeysOfIp(request) : passkeysOfDevice(request),
    signIn: async (request: FastifyRequest, email: string) => begin(await usesOf(request, email)),
    /** Counts an attempt to enter the code in a sign-in's second step. */
    secondStep: async (accountId: string) => begin([{ limit: wrongCodes, key: accountId }]),
    /** Counts an attempt of a signed-in user to confirm a change by the password or a code. */
    confirm: async (accountId: string) => begin([{ limit: failures.device, key: accountId }]),
    /** Counts a registration even if the registration fails, which limits an attacker who tests for existing accounts. */
    registration: async (request: FastifyRequest) => take([{ limit: registrations, key: ipKeyOfRequest(request) }]),
    /**
     * Counts a mail with a link, per account and per recipient. Each reason has a separate limit, so that mails for one
     * reason cannot block mails for another.
     */
    linkMail: async (reason: 'registration' | AccountLinkPurpose, accountId: string, email: string): Promise<void> =>
      take([accountId, emailKey(email)].map((key) => ({ limit: mails(reason), key }))),
    /**
     * Counts a mail with a link to reset the password. Requests from the account's known browsers have a separate limit.
     */
    resetMail: async (request: FastifyRequest): Promise<void> => {
      const key = accountNamed(request.body);
      const isKnown = (await findKnownDeviceHash(db, request, key)) !== undefined;
      await take([{ limit: mails(isKnown ? 'reset, known device' : 'reset'), key }]);
    },
  };
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
