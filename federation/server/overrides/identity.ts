import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';

/** The data of a product's sign-in that overrides need. */
export interface SignIn {
  /** Id of the sign-in. It must not be a token that can sign a user in, because it is stored with overrides. */
  readonly reference: string;
  /** Id of the account, the same at every sign-in. */
  readonly account: string;
  /** True if the account may create overrides in mode `listed`. */
  readonly isDeveloper: boolean;
  /** Id of the operator, as it is stored in histories; undefined for an account that is not allowed to operate remotes. */
  readonly operator?: string | undefined;
}

/** Tells the platform which user is signed in. The product implements this, because the platform has no accounts. */
export interface Identity {
  /** Resolves to the sign-in of the user who sent the request. Throws the product's 401 if no user is signed in. */
  readonly identify: (request: FastifyRequest) => Promise<SignIn>;
  /** Finds a sign-in by reference; undefined if expired or signed out. Called for each page request with an override. */
  readonly findSignIn: (reference: string) => Promise<SignIn | undefined>;
  /** Names of operators by id. Developers and operators see the name instead of the id. */
  readonly operatorNames?: ReadonlyMap<string, string>;
}

/** Identity of a product without sign-in: overrides are possible on the developer's own machine only. */
export const identityWithoutSignIn: Identity = {
  identify: async () => {
    throw new ApiError(401, 'There is no sign-in here.');
  },
  findSignIn: async () => undefined,
};
