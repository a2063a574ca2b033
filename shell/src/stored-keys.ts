import { LANGUAGE_KEY } from './language/stored-language';
import { CHOICE_KEY, THEME_KEY } from './theme/theme-keys';

/** spec 3: `<token_type> <access_token>` in local storage. */
export const TOKEN_KEY = 'token';
/** Tokens that are to be revoked, and nothing else. */
export const PENDING_KEY = 'verdant:sign-outs';

/** 'hidden' while amounts are hidden on this device. */
export const AMOUNTS_KEY = 'verdant:amounts';

/** Keys of local storage that stay whichever user signs in or out; every other key counts as personal. */
export const DEVICE_KEYS: readonly string[] = [THEME_KEY, CHOICE_KEY, LANGUAGE_KEY, AMOUNTS_KEY, PENDING_KEY];
