import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../http';
import { setPrivateCookie } from '../http/cookies';
import { isLocal, type DeveloperDependencies } from './developers';
import { OVERRIDE_HOURS } from './store';

const COOKIE = 'staff';
/** Sign-ins that were looked up, for a minute: while a release is staged, the calls of all users pass here. */
const LOOKED_UP = { max: 10_000, ttl: 60_000 };

/**
 * Recognises browsers of developers while a release is for them first. Pages are requested without a sign-in, so a call that a
 * listed developer's browser makes with one gives it a cookie, which names the sign-in and counts no longer than that.
 */
export function createStaff({ policy, identity }: DeveloperDependencies) {
  const lookedUp = new LRUCache<string, { readonly reference: string | undefined }>(LOOKED_UP);
  /** As of the last page. */
  let isAnyStaged = false;

  /** The sign-in of the developer who sent the request. */
  const referenceOf = async (request: FastifyRequest, authorization: string): Promise<string | undefined> => {
    const key = hashToken(authorization);
    const known = lookedUp.get(key);
    if (known) return known.reference;
    const signIn = await identity.identify(request).catch(() => undefined);
    // Not remembered: perhaps it could not be looked up.
    if (!signIn) return undefined;
    const reference = signIn.isDeveloper ? signIn.reference : undefined;
    lookedUp.set(key, { reference });
    return reference;
  };

  return {
    /** Whether a developer's browser sent the request; looks nothing up, and is false, where no release `isStaged` for them. */
    sent: async (request: FastifyRequest, isStaged: boolean): Promise<boolean> => {
      isAnyStaged = isStaged;
      if (!isStaged) return false;
      if (isLocal(request, policy)) return true;
      const reference = request.cookies[COOKIE];
      // A page never fails for this.
      const signIn = reference && (await identity.findSignIn(reference).catch(() => undefined));
      return signIn ? signIn.isDeveloper : false;
    },

    /** Gives developers' browsers their cookie. */
    recognise: (app: FastifyInstance): void => {
      app.addHook('onSend', async (request, reply) => {
        const { authorization } = request.headers;
        if (!isAnyStaged || authorization === undefined || policy.mode === 'local') return;
        const reference = await referenceOf(request, authorization);
        if (reference === undefined || request.cookies[COOKIE] === reference) return;
        setPrivateCookie(reply, COOKIE, reference, OVERRIDE_HOURS * 60 * 60);
      });
    },
  };
}
