import type { DemoSignInRequest, PasskeySignInRequest, SecondStepRequest } from '@verdant/shared/contract';
import type { AuthService } from '@verdant/shared/services';

/** Every shell passes on what `login` gets: a demo household, a second step and a passkey need no newer one. */
export type SignInAuth = Omit<AuthService, 'login'> & {
  login(
    this: void,
    request: DemoSignInRequest | SecondStepRequest | PasskeySignInRequest | Parameters<AuthService['login']>[0],
  ): Promise<void>;
};
