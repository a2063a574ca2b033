import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';

export interface SignIn {
  /** Id of the sign-in. The id must not be a token, because overrides are stored with this id. */
  readonly reference: string;
  /** Id of the account, the same at every sign-in. */
  readonly account: string;
  /** True if the account can create overrides in mode `listed`. */
  readonly isDeveloper: boolean;
  /** Id of the operator for histories; undefined for all other accounts. */
  readonly operator?: string | undefined;
}

/** Tells the platform, which has no accounts, which user is signed in. */
export interface IdentityProvider {
  /** Resolves to the sign-in of the user who sent the request. Throws the product's 401 if no user is signed in. */
  readonly identify: (request: FastifyRequest) => Promise<SignIn>;
  /**
   * Finds a sign-in by reference; undefined if expired or signed out. Called for each page request with an override.
   */
  readonly findSignIn: (reference: string) => Promise<SignIn | undefined>;
  /** Names of operators by id, for developers and operators. */
  readonly operatorNames?: ReadonlyMap<string, string>;
}

/** Identity of a product without sign-in. Overrides are possible only in mode `local`. */
export const identityWithoutSignIn: IdentityProvider = {
  identify: async () => {
    throw new ApiError(401, 'There is no sign-in here.');
  },
  findSignIn: async () => undefined,
};
