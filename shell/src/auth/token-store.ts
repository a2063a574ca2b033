import { storage } from '../storage';

/** spec 3: `<token_type> <access_token>` in local storage. */
export const TOKEN_KEY = 'token';

export const tokenStore = {
  read: (): string | null => storage.get(TOKEN_KEY),
  write: (type: string, token: string): void => storage.set(TOKEN_KEY, `${type} ${token}`),
  remove: (): void => storage.remove(TOKEN_KEY),
};
