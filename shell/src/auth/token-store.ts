import { storage } from '../storage';
import { TOKEN_KEY } from '../stored-keys';

export const tokenStore = {
  read: (): string | null => storage.get(TOKEN_KEY),
  write: (type: string, token: string): void => storage.set(TOKEN_KEY, `${type} ${token}`),
  remove: (): void => storage.remove(TOKEN_KEY),
};
