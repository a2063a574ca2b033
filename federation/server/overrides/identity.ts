import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';

/** The data of a product's sign-in that overrides need. */
export interface SignIn {
  /** Identifies the sign-in; stored with an override, so never a token that would sign a user in. */
  readonly reference: string;
  /** Identifies the account, at every sign-in. */
  readonly account: string;
  /** True if the account may create overrides in mode `listed`. */
  readonly isDeveloper: boolean;
  /** Id of the operator, as histories have it; undefined for an account that may not operate remotes. */
  readonly operator?: string | undefined;
}

/** Who is signed in. The product implements it: the platform has no accounts. */
export interface Identity {
  /** The sign-in that sent the request. Throws the product's 401 when no user is signed in. */
  readonly identify: (request: FastifyRequest) => Promise<SignIn>;
  /** The sign-in of that reference while it is valid: neither expired nor signed out. Called for every page. */
  readonly findSignIn: (reference: string) => Promise<SignIn | undefined>;
  /** Names of operators by id. Developers and operators see the name instead of the id. */
  readonly operatorNames?: ReadonlyMap<string, string>;
}

/** Identity of a product without sign-in: overrides are possible on the developer's own machine only. */
export const nobody: Identity = {
  identify: async () => {
    throw new ApiError(401, 'There is no sign-in here.');
  },
  findSignIn: async () => undefined,
};
