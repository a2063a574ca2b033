import type { DemoSignInRequest, PasskeySignInRequest, SecondStepRequest } from '@verdant/shared/contract';
import type { AuthService } from '@verdant/shared/services';

/**
 * The auth service with more kinds of `login` requests. Every shell forwards them unchanged, so no newer shell is needed.
 */
export type SignInAuth = Omit<AuthService, 'login'> & {
  login(
    this: void,
    request: DemoSignInRequest | SecondStepRequest | PasskeySignInRequest | Parameters<AuthService['login']>[0],
  ): Promise<void>;
};
