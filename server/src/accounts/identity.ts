import { bearerToken, hashToken } from '@verdant/federation/http';
import type { IdentityProvider, UserSession } from '@verdant/federation/server';
import type { Database } from '../database';
import { authenticate } from './authenticate';
import { findSession, type Account } from './session';
import { emailKey } from './store';

/**
 * Returns a function that is true if an account's e-mail address is listed and confirmed. An unconfirmed address proves no
 * identity, because an attacker can register a developer's address.
 */
export function createListedEmailCheck(
  developers: readonly string[],
): (account: Pick<Account, 'email' | 'emailVerifiedAt'>) => boolean {
  const keys = new Set(developers.map(emailKey));
  return ({ email, emailVerifiedAt }) => emailVerifiedAt !== null && keys.has(emailKey(email));
}

/** Returns the id that is stored for an operator in place of the email address. */
const operatorId = (email: string) => `operator:${hashToken(emailKey(email)).slice(0, 8)}`;

/** Returns functions by which the platform identifies users. The platform refers to a session by its token's hash. */
export function createIdentity(
  db: Database,
  developers: readonly string[],
  operators: readonly string[],
): IdentityProvider {
  const signedIn = authenticate(db);
  const isDeveloper = createListedEmailCheck(developers);
  const isOperator = createListedEmailCheck(operators);
  const rightsOf = (account: Account) => ({
    account: account.id,
    isDeveloper: isDeveloper(account),
    operator: isOperator(account) ? operatorId(account.email) : undefined,
  });
  return {
    operatorNames: new Map(operators.map((email) => [operatorId(email), email])),
    identify: async (request): Promise<UserSession> => {
      await signedIn(request);
      const token = bearerToken(request.headers.authorization) ?? '';
      return { reference: hashToken(token), ...rightsOf(request.account) };
    },
    findSession: async (reference) => {
      const account = await findSession(db, reference);
      return account && { reference, ...rightsOf(account) };
    },
  };
}
