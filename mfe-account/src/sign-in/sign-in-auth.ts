import type { DemoSignInRequest, PasskeySignInRequest, SecondStepRequest } from '@verdant/shared/contract';
import type { AuthService } from '@verdant/shared/services';

/** Auth service with more kinds of `login` requests. Shells forward requests unchanged, so older shells need no update. */
export type SignInAuth = Omit<AuthService, 'login'> & {
  login(
    this: void,
    request: DemoSignInRequest | SecondStepRequest | PasskeySignInRequest | Parameters<AuthService['login']>[0],
  ): Promise<void>;
};
